import type { Command } from 'commander'
import { findStore } from '../../services/platform/stores.ts'
import { listTokens, type PlatformToken, revokeToken } from '../../services/platform/tokens.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change } from '../operator.ts'
import { operatorOption } from '../options.ts'
import { table } from '../output.ts'

export function defineToken(token: Command): void {
  token
    .command('list')
    .description("list a store's valid tokens, newest first, without the tokens themselves")
    .argument('<store>', 'its id or slug')
    .action(
      printing(async (name: string) => {
        const tokens = await withDatabase('token list', async (db) =>
          listTokens(db, (await findStore(db, name)).id),
        )
        return { data: { tokens }, text: textOf(tokens) }
      }),
    )
  token
    .command('revoke')
    .description("revoke a token; for an app's token, also the refresh tokens behind it")
    .argument('<id>', 'its id, from token list')
    .addOption(operatorOption())
    .action(
      printing(async (id: string, options: { operator: string }) => {
        await change(options, (tx, record) => revokeToken(tx, record, id))
        return { data: { changed: true }, text: `${id} is revoked` }
      }),
    )
}

/** The kinds of an app's tokens, as shown in the list. */
const kindOfApp = { access: 'app', refresh: 'app, to refresh' }

function textOf(tokens: PlatformToken[]): string {
  if (tokens.length === 0) return 'The store has no valid tokens.'
  const rows = tokens.map(({ id, name, app, kind, email, scopes, expiresAt }) => {
    const [holder, shown] = app ? [app, kindOfApp[kind]] : [name, 'first-party']
    return [id, holder, shown, email ?? '', String(scopes.length), expiresAt]
  })
  return table(['ID', 'NAME', 'KIND', 'OF', 'SCOPES', 'EXPIRES'], rows)
}
