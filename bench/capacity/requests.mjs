import { randomUUID } from 'node:crypto';

const LANGUAGES = ['en', 'id', 'cn'];
const CARDS = 'view=card&limit=24';

/** Sends requests of one kind to the gateways in turn. Guests come from many addresses, which the limits count apart. */
export class Requests {
  #number = 0;
  /** Bytes of the bodies received so far, as sent. */
  bytes = 0;

  constructor(system, cookie, content) {
    this.system = system;
    this.cookie = cookie;
    this.content = content;
    this.gateways = [system.url];
  }

  static async of(system, cookie) {
    const { url } = system;
    const page = await (await fetch(`${url}/auth/homepage?lang=en`)).text();
    const [file] = page.match(/\/remotes\/public\/[\w./-]+\.js/) ?? [];
    const list = async (path) => (await (await fetch(url + path)).json()).data;
    const [packages, places] = [await list('/api/packages?limit=24'), await list('/api/get-destinations?view=card&limit=24')];
    if (!file || packages.length === 0 || places.length === 0) throw new Error('The site has no scripts or no content');
    return new Requests(system, cookie, { file, packages, places });
  }

  /** Addresses of pages in three languages. */
  get pages() {
    const { packages, places } = this.content;
    const paths = [
      ...['/auth/homepage', '/auth/about', '/auth/destinations', '/auth/packages'],
      ...packages.map(({ slug }) => `/auth/travel/${slug}`),
      ...places.map(({ destination_id: id }) => `/auth/destination-detail/${id}`),
    ];
    return LANGUAGES.flatMap((language) => paths.map((path) => `${path}?lang=${language}`));
  }

  page = (number) => this.#get(this.pages[number % this.pages.length], { accept: 'text/html' });
  list = () => this.#get(`/api/packages?${CARDS}`);
  file = () => this.#get(this.content.file);
  picture = (number) => {
    const { image_meta: image } = this.content.packages[number % this.content.packages.length];
    return this.#get(`${image.url}/640`, { accept: 'image/avif,image/webp' });
  };
  search = () => this.#get(`/api/get-destinations?${CARDS}&q=${this.#next()}`);
  staffList = () => this.#get('/api/get-travels-with-stats', { cookie: this.cookie });
  inbox = () => this.#get('/api/enquiries', { cookie: this.cookie });
  enquiry = () =>
    this.#send('POST', '/api/enquiries', {
      ...{ name: `Guest ${this.#next()}`, wechat: `diver_${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@guests.example` },
      ...{ language: 'EN', divers: 2, message: 'Is there a place on the boat?' },
    });
  signIn = () => this.#send('POST', '/api/login', this.system.account);

  #gateway() {
    return this.gateways[this.#next() % this.gateways.length];
  }

  #next() {
    this.#number += 1;
    return this.#number;
  }

  async #get(path, headers = {}) {
    const answer = await fetch(this.#gateway() + path, { headers: { 'accept-encoding': 'br', ...this.#from(), ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    this.bytes += Number(answer.headers.get('content-length'));
  }

  async #send(method, path, body) {
    const origin = this.#gateway();
    const headers = { 'content-type': 'application/json', origin, 'idempotency-key': randomUUID(), ...this.#from() };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }

  /** Each request from a network of its own, for a system with `TRUSTED_PROXY_HOPS=1`. */
  #from() {
    const number = this.#next();
    return { 'x-forwarded-for': `${20 + (number % 100)}.${Math.floor(number / 100) % 250}.1.1` };
  }
}
