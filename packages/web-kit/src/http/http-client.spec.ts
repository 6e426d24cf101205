import { createHttpClient } from './http-client.ts';

function answering(status: number, body: unknown) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => Response.json(body, { status }));
}

describe('HTTP client', () => {
  it('sends requests to its own origin with cookies (API-01)', async () => {
    const fetch = answering(200, { ok: 1 });
    await expect(createHttpClient(fetch).request({ path: '/api/packages', query: { language: 'id', page: undefined } })).resolves.toEqual({
      ok: 1,
    });
    expect(fetch).toHaveBeenCalledWith('/api/packages?language=id', expect.objectContaining({ method: 'GET', credentials: 'include' }));
  });

  it('has no timeout by default (API-05)', async () => {
    const fetch = answering(200, {});
    await createHttpClient(fetch).request({ path: '/api/packages' });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('signal');
  });

  it('times out like a missing response (CONST-42)', async () => {
    jest.useFakeTimers();
    const hanging = jest.fn(
      (_path: unknown, init?: RequestInit) =>
        new Promise<Response>((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const answer = createHttpClient(hanging as typeof fetch).request({ path: '/api/itinerary/x', timeoutMs: 8000 });
    const failed = jest.fn();
    void answer.catch(failed);
    await jest.advanceTimersByTimeAsync(7999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ failure: true, status: 0 }));
    jest.useRealTimers();
  });

  it('sends objects as JSON and forms unchanged', async () => {
    const fetch = answering(200, {});
    const http = createHttpClient(fetch);
    const form = new FormData();
    await http.request({ method: 'POST', path: '/a', body: { a: 1 } });
    await http.request({ method: 'POST', path: '/b', body: form });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: '{"a":1}', headers: { 'content-type': 'application/json' } });
    expect(fetch.mock.calls[1]?.[1]?.body).toBe(form);
    expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('turns an error body into a failure with code, message and fields', async () => {
    const fields = { email: [{ code: 'email_address', params: {}, text: 'Please enter a valid email address' }] };
    const body = { code: 'validation_failed', message: 'Some fields need attention', fields, requestId: 'r1' };
    await expect(createHttpClient(answering(400, body)).request({ path: '/x' })).rejects.toEqual({ failure: true, status: 400, ...body });
  });

  it('reports a missing response, and accepts a body that is not JSON', async () => {
    const offline = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createHttpClient(offline).request({ path: '/x' })).rejects.toMatchObject({ status: 0, message: 'Something went wrong!' });
    const html = jest.fn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(createHttpClient(html).request({ path: '/x' })).rejects.toMatchObject({ status: 502, message: 'Something went wrong!' });
  });
});
