// Checks that the process in this container is ready, every few seconds. Slim images have no curl.
import { get } from 'node:http';

get(`http://127.0.0.1:${process.env.OPS_PORT}/health/ready`, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () =>
  process.exit(1),
);
