import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { Remembered } from '../request-context/remembered.ts';
import type { AcceptedEncodings } from '../response-cache/cached-answer.ts';

type Understanding = Pick<Request, 'accepts' | 'acceptsEncodings' | 'acceptsLanguages' | 'range' | 'headers'>;

interface AcceptedTypes {
  types: readonly string[];
  html: boolean;
}

/** Content negotiation by the rules of Express, cached by header because browsers repeat the same few. */
@Injectable()
export class Negotiation {
  private readonly encodingsOf = new Remembered<AcceptedEncodings>((header) => {
    const request = this.understand({ 'accept-encoding': header });
    return { br: Boolean(request.acceptsEncodings('br')), gzip: Boolean(request.acceptsEncodings('gzip')) };
  });
  private readonly typesOf = new Remembered<AcceptedTypes>((header) => {
    const request = this.understand({ accept: header });
    return { types: request.accepts(), html: Boolean(request.accepts('html')) };
  });
  private readonly languagesOf = new Remembered<readonly string[]>((header) =>
    this.understand({ 'accept-language': header }).acceptsLanguages(),
  );
  private express: object | undefined;

  mount(app: NestExpressApplication): void {
    this.express = (app.getHttpAdapter().getInstance() as { request: object }).request;
  }

  understand(headers: IncomingHttpHeaders): Understanding {
    if (!this.express) throw new Error('The fast path is not mounted');
    return Object.assign(Object.create(this.express) as Understanding, { headers });
  }

  encodings(headers: IncomingHttpHeaders): AcceptedEncodings {
    return this.encodingsOf.of(headers['accept-encoding'] ?? '');
  }

  /** Best first; empty without the header. */
  types({ accept }: IncomingHttpHeaders): readonly string[] {
    return accept ? this.typesOf.of(accept).types : [];
  }

  acceptsHtml({ accept }: IncomingHttpHeaders): boolean {
    return !accept || this.typesOf.of(accept).html;
  }

  languages(headers: IncomingHttpHeaders): readonly string[] {
    return this.languagesOf.of(headers['accept-language'] ?? '');
  }
}
