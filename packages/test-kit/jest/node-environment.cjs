const { TestEnvironment } = require('jest-environment-node');
require('./end-at-once.cjs');

module.exports = TestEnvironment;
