/** Pipelined connections, shared by short reads: with more of them each carries fewer reads. */
export const usualPipelinedConnections = 4;
