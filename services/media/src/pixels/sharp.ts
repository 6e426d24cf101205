import sharp from 'sharp';

// One thread a picture and no cache: several replicas share a node, and pictures are rarely asked for twice.
sharp.cache(false);
sharp.concurrency(1);
// Of libvips' many readers only those of the accepted formats; svg and bmp are read in a process of their own.
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

export { sharp };
