import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../src/base/root.ts'

/** An Arazzo document, as far as it is read here. */
export interface Workflows {
  sourceDescriptions: { name: string; url: string }[]
  workflows: { workflowId: string; summary: string; steps: { operationId: string }[] }[]
}

/** The file beside the contracts in which the workflows are published. */
export const workflowsFile = 'contracts/workflows.json'

/** Returns the workflows as they are published, which name the contracts that are beside them. */
export async function publishedWorkflows(): Promise<Workflows> {
  const document: Workflows = parse(await readFile(join(root, 'openapi/workflows.yaml'), 'utf8'))
  const sourceDescriptions = document.sourceDescriptions.map((source) => {
    return { ...source, url: `./${basename(source.url)}` }
  })
  return { ...document, sourceDescriptions }
}
