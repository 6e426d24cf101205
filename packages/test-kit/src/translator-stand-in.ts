import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A real HTTP server with the APIs of LibreTranslate and DeepL. Its translation is the language code followed by the text. */
export class TranslatorStandIn {
  readonly asked: Asked[] = [];
  answer: { status: number; body: string; headers?: Record<string, string> } | null = null;
  make = (phrase: string, target: string) => `${target}: ${phrase}`;

  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<TranslatorStandIn> {
    const server = createServer();
    const standIn = new TranslatorStandIn(server);
    server.on('request', async (request, response) => {
      const body = (await json(request)) as Record<string, unknown>;
      standIn.asked.push({ path: request.url ?? '', headers: request.headers, body });
      const {
        status,
        body: answer,
        headers,
      } = standIn.answer ?? { status: 200, body: JSON.stringify(standIn.translated(request.url, body)) };
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private translated(path: string | undefined, body: Record<string, unknown>): object {
    if (path === '/v2/translate') {
      const texts = body.text as string[];
      return { translations: texts.map((text) => ({ detected_source_language: 'EN', text: this.make(text, String(body.target_lang)) })) };
    }
    return { translatedText: (body.q as string[]).map((text) => this.make(text, String(body.target))) };
  }
}
