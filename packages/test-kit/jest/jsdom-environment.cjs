// jsdom with what browsers have and jsdom lacks; the router needs TextEncoder already when it is imported.
const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

class WebEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) {
      this.global[name] = globalThis[name];
    }
    // Node's fetch and TextEncoder make arrays of this realm.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}

module.exports = WebEnvironment;
