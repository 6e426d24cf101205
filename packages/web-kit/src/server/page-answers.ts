import type { ReadAnswer } from '@reefdesk/contracts/pages/rendering';
import { type Arguments, type Data, type Reads, requestTo } from '../api/endpoint.ts';
import { failureOf } from '../http/api-failure.ts';
import { type HttpClient, type HttpRequest, search } from '../http/http-client.ts';

/** Given API responses of a page, in place of the network. */
export class PageAnswers {
  private readonly wanting = new Set<string>();

  constructor(private readonly answers: Readonly<Record<string, ReadAnswer>>) {}

  get missing(): string[] {
    return [...this.wanting];
  }

  /** Data of a response for the head; undefined if it is unavailable. */
  data<R extends Reads>(route: R, ...argument: Arguments<R>): Data<R> | undefined {
    const { path, query } = requestTo(route, ...argument);
    const answer = this.at(path + search(query));
    return answer?.kind === 'found' ? ((answer.body as { data?: Data<R> } | null)?.data ?? undefined) : undefined;
  }

  isMissing(address: string): boolean {
    return this.at(address)?.kind === 'missing';
  }

  /** For the store: unavailable responses stay pending. */
  readonly http: HttpClient = {
    request: <T>({ path, query, method = 'GET' }: HttpRequest): Promise<T> => {
      if (method !== 'GET') return Promise.reject(failureOf(0));
      const answer = this.at(path + search(query));
      if (answer?.kind === 'found') return Promise.resolve(answer.body as T);
      return answer?.kind === 'missing' ? Promise.reject(failureOf(404)) : new Promise(() => undefined);
    },
  };

  private at(address: string): ReadAnswer | undefined {
    if (Object.hasOwn(this.answers, address)) return this.answers[address];
    this.wanting.add(address);
    return undefined;
  }
}
