import sharp from 'sharp';

const DRAWING_READER = { operation: ['VipsForeignLoadSvg'] };

// One thread a picture and no cache: several replicas share a node, and pictures are rarely asked for twice.
sharp.cache(false);
sharp.concurrency(1);
// Of libvips' many readers only those of the accepted formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
});

/** The reader of svg is there only while a checked svg is read, so that nothing else can turn out to be one. */
export async function withDrawings<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(DRAWING_READER);
  try {
    return await work();
  } finally {
    sharp.block(DRAWING_READER);
  }
}

export { sharp };
