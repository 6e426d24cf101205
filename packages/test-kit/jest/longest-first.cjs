const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that start whole systems or whole launchers: begun last, one of them would be waited for alone. */
const LONG = [/\/e2e\/api\//, /\/(dev|gateway)\/test\//, /\/services\/media\/test\//];

/** Those that take long come first, whether or not this machine has run them before. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = LONG.findIndex((pattern) => pattern.test(path));
      return place === -1 ? LONG.length : place;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
