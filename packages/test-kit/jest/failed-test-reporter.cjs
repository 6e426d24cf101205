const { relative } = require('node:path');

/** Names each failing test at once: jest itself says nothing of a file before its end. */
module.exports = class FailedTestReporter {
  constructor({ rootDir }) {
    this.root = rootDir;
  }

  onTestCaseResult(test, { status, fullName }) {
    if (status === 'failed') process.stderr.write(`✕ ${relative(this.root, test.path)} › ${fullName}\n`);
  }
};
