import { runCommandLine } from './program.ts'

await runCommandLine(process.argv)
