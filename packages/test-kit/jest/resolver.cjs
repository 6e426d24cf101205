// `--findRelatedTests` resolves without the conditions of the test environments. This condition leads it to the source of `@reefdesk/*`.
const SOURCE = 'reefdesk-source';

module.exports = (path, options) =>
  options.defaultResolver(path, options.conditions ? options : { ...options, conditions: [SOURCE, 'require', 'node', 'default'] });
