/**
 * V8's old generation in megabytes: half of the container's memory limit (deploy/k8s), Node's default there. By a larger machine's default,
 * Node would delay garbage collection.
 */
export const HEAP_MB = 256;
export const RENDERER_HEAP_MB = 192;
