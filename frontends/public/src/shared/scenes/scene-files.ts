/** Files of a built-in scene: two widths, two formats. Width and height are those of the original. */
export interface SceneFiles {
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** For browsers without `srcset`. */
  plain: string;
}

export interface SceneAddresses {
  avif: string;
  avifHalf: string;
  webp: string;
  webpHalf: string;
}

export function sceneFiles([width, height]: readonly [number, number], files: SceneAddresses): SceneFiles {
  const half = Math.round(width / 2);
  return {
    width,
    height,
    avif: `${files.avifHalf} ${half}w, ${files.avif} ${width}w`,
    webp: `${files.webpHalf} ${half}w, ${files.webp} ${width}w`,
    plain: files.webpHalf,
  };
}
