import sharp from 'sharp';

const DRAWING_READER = { operation: ['VipsForeignLoadSvg'] };

// One thread and no cache, because replicas share a node and pictures are rarely read twice.
sharp.cache(false);
sharp.concurrency(1);
// Allows only the loaders of accepted formats.
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

/** Enables the SVG loader only for checked SVGs, so that no other file can be read as one. */
export async function withDrawings<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(DRAWING_READER);
  try {
    return await work();
  } finally {
    sharp.block(DRAWING_READER);
  }
}

export { sharp };
