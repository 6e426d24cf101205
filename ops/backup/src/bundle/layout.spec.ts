import { describe, expect, it } from '@jest/globals';
import { documentsFile, objectFile } from './layout.ts';

describe('the files of a backup', () => {
  it('are inside its folder', () => {
    expect(objectFile('images/0a/1f/640.webp')).toBe('objects/images/0a/1f/640.webp');
    expect(documentsFile({ database: 'media', collection: 'a/../b' })).toBe('databases/media.a%2F..%2Fb.bson.gz');
  });

  it.each(['', '/etc/passwd', '../x', 'images/../../x', 'images//x', 'images/./x', 'images/x/', 'a\\b', 'a\0b', '.hidden'])(
    'are none of an object named %j',
    (key) => {
      expect(() => objectFile(key)).toThrow('Not a key of ours');
    },
  );
});
