/** The folder of this run below .data, which the processes of a run share and no other run does. */
export function runFolder(): string {
  const folder = process.env.TEST_RUN_FOLDER
  if (!folder) throw new Error('no run has begun: is test/support/run.ts required?')
  return folder
}
