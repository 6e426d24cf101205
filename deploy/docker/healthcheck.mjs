// Asks the process in this container whether it is ready. Plain node:http: it runs every few seconds, and slim images have no curl.
import { get } from 'node:http';

get(`http://127.0.0.1:${process.env.OPS_PORT}/health/ready`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () =>
  process.exit(1),
);
