/**
 * Size of V8's old generation in megabytes: half of the memory limit of the container (deploy/k8s), which is Node's own default there.
 * With the memory of a larger machine Node would delay garbage collection until it held several times of what it needs.
 */
export const HEAP_MB = 256;
export const RENDERER_HEAP_MB = 192;
