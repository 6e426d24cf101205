import type { ServerResponse } from 'node:http';
import type { RenderedPage } from '@reefdesk/contracts/pages/rendering';

const PAGE: RenderedPage = {
  kind: 'page',
  status: 200,
  isUnknown: false,
  isErrorState: false,
  head: '',
  preloads: '',
  rules: '',
  content: '<h1>Drawn</h1>',
  code: { modules: [], texts: [] },
};

export function answerPage(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(PAGE));
}
