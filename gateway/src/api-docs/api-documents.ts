import { Injectable } from '@nestjs/common';
import { API_DOCUMENT_PATH } from '@reefdesk/service-kit/openapi/serve-api-document';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { Operator } from '../operator/operator.ts';
import { fetchAnswer } from '../upstream/fetch-answer.ts';
import { Upstreams } from '../upstream/upstreams.ts';
import { type ApiDocument, mergeDocuments, type Source } from './merge-documents.ts';

const HOLDS_MS = 5_000;
/** A service builds its document on the first request, which takes seconds on a busy machine. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** Merges the OpenAPI documents of all services. For a service that is down, its last document is used. */
@Injectable()
export class ApiDocuments {
  private readonly lastGood = new Map<ServiceName, ApiDocument>();
  private merged: Promise<ApiDocument> | undefined;
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly upstreams: Upstreams,
    private readonly operator: Operator,
  ) {}

  current(): Promise<ApiDocument> {
    if (!this.merged || monotonicMs() - this.startedAt >= HOLDS_MS) {
      this.startedAt = monotonicMs();
      this.merged = this.merge();
    }
    return this.merged;
  }

  private async merge(): Promise<ApiDocument> {
    const { name } = await this.operator.current();
    return mergeDocuments(`${name}: API`, await Promise.all(SERVICE_NAMES.map((service) => this.source(service))));
  }

  private async source(service: ServiceName): Promise<Source> {
    const document = await this.ask(service).catch(() => undefined);
    if (document) this.lastGood.set(service, document);
    const known = this.lastGood.get(service);
    return { service, document: known, state: document ? 'current' : known ? 'stale' : 'missing' };
  }

  private async ask(service: ServiceName): Promise<ApiDocument | undefined> {
    const { status, body } = await fetchAnswer(this.upstreams.of(service), API_DOCUMENT_PATH, {
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    const answer: unknown = status === 200 ? JSON.parse(body.toString('utf8')) : undefined;
    return typeof answer === 'object' && answer !== null && 'paths' in answer ? (answer as ApiDocument) : undefined;
  }
}
