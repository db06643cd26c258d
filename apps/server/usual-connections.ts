/** Pipelined connections, which short reads share: with more of them they share less. */
export const usualPipelinedConnections = 4;
