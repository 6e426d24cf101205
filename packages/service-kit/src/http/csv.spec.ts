import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Response } from 'express';
import { type CsvCell, sendCsv } from './csv.ts';

async function* listed(rows: readonly CsvCell[][]) {
  yield* rows;
}

async function served(send: (response: Response) => Promise<void>, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response: ServerResponse) => void send(response as Response).catch(() => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('sendCsv', () => {
  it('opens correctly in spreadsheets: Chinese, quotes, line ends, and formulas as text (ENQ-17)', async () => {
    const cells = ['=1+1', '+62 812', '-3', '@me', '\tx', '\rx', '＝1', 'a=b', '林伟, "Wei"', 'two\nlines', 7, null, ''];
    const file = { name: 'enquiries.csv', columns: cells.map((_, at) => `第${at}列`), rows: listed([cells]) };
    await served(
      (response) => sendCsv(response, file),
      async (url) => {
        const answer = await fetch(url);
        expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
        expect(answer.headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
        expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe(
          `\uFEFF${file.columns.join(',')}\r\n'=1+1,'+62 812,'-3,'@me,'\tx,"'\rx",'＝1,a=b,"林伟, ""Wei""","two\nlines",7,,\r\n`,
        );
      },
    );
  });

  it('contains the header line even without rows (ENQ-17)', async () => {
    await served(
      (response) => sendCsv(response, { name: 'x.csv', columns: ['one'], rows: listed([]) }),
      async (url) => expect(await (await fetch(url)).text()).toBe('one\r\n'),
    );
  });

  it('reads rows no faster than the client takes them (ENQ-17)', async () => {
    let made = 0;
    async function* endless() {
      for (;;) {
        made += 1;
        yield ['x'.repeat(1_000)];
      }
    }
    await served(
      (response) => sendCsv(response, { name: 'x.csv', columns: ['one'], rows: endless() }),
      async (url) => {
        const answer = await fetch(url);
        const reader = answer.body?.getReader();
        await reader?.read();
        let before = -1;
        while (made !== before) {
          before = made;
          for (let turns = 0; turns < 200; turns += 1) await turn();
        }
        expect(made).toBeLessThan(100_000);
        await reader?.cancel();
      },
    );
  });

  it('aborts the response if the rows fail, so that a partial file is not taken for a complete one (ENQ-17)', async () => {
    async function* broken() {
      yield ['one'];
      throw new Error('The database is gone');
    }
    await served(
      (response) => sendCsv(response, { name: 'x.csv', columns: ['one'], rows: broken() }),
      async (url) => {
        const read = fetch(url).then((answer) => answer.text());
        await expect(read).rejects.toThrow();
      },
    );
  });
});
