// The e-mails of a store, as its merchant chooses and tries them.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { memberOf, refuseMail } from '../messaging/mail-limits.ts'
import { type Mail, queueMail } from '../messaging/mail-queue.ts'
import {
  type EmailTemplates,
  orderMails,
  placeholders,
  requiredMails,
  unknownPlaceholder,
} from '../messaging/order-templates.ts'
import { orderMail } from '../orders/order-mails.ts'
import { sampleOf } from './samples.ts'

type Schemas = components['schemas']
type Drafted = Schemas['DraftedEmail']

/** Returns what a store has chosen; a store that has chosen nothing has no templates. */
export async function getEmailTemplates(db: Database, shop: Shop): Promise<Schemas['StoreEmailTemplates']> {
  const row = (await db('shops').where({ id: shop.id }).first('email_templates'))!
  const chosen = row.email_templates as EmailTemplates | null
  const { logo, color, templates } = chosen ?? { logo: null, color: null, templates: {} }
  return { logo, color, templates, required: requiredMails, placeholders: [...placeholders] }
}

/**
 * Replaces a store's choices. Throws storeClosed, and invalidRequest for a placeholder that there is none of and for an
 * e-mail that cannot be turned off.
 */
export async function setEmailTemplates(
  tx: Transaction,
  shop: Shop,
  { logo, color, templates }: EmailTemplates,
): Promise<Schemas['StoreEmailTemplates']> {
  requireSendable(templates)
  const isChosen = logo !== null || color !== null || Object.keys(templates).length > 0
  const written = await tx('shops')
    .where({ id: shop.id, closed_at: null })
    .update({
      email_templates: isChosen ? JSON.stringify({ logo, color, templates }) : null,
      updated_at: clock.now(),
    })
  if (written === 0) throw new Refusal('storeClosed')
  return getEmailTemplates(tx, shop)
}

function requireSendable(templates: EmailTemplates['templates']): void {
  for (const name of orderMails) {
    const template = templates[name]
    if (!template) continue
    if (!template.enabled && requiredMails.includes(name)) throw invalid(`${name} cannot be turned off`)
    for (const part of ['subject', 'introduction', 'closing'] as const) {
      const unknown = unknownPlaceholder(template[part] ?? '')
      if (unknown !== null)
        throw invalid(`templates.${name}.${part} contains {${unknown}}, which is not a placeholder`)
    }
  }
}

/** Returns an e-mail whose template need not be saved. Throws invalidRequest for a placeholder that there is none of. */
export async function previewEmail(
  db: Database,
  shop: Shop,
  drafted: Drafted,
): Promise<Pick<Mail, 'subject' | 'text'> & { html: string }> {
  const { subject, text, html } = await draftedMail(db, shop, drafted)
  return { subject, text, html: html! }
}

/**
 * Sends such an e-mail to the person behind the token. Throws invalidRequest as `previewEmail` does, and
 * tooManyRequests with the seconds to wait.
 */
export async function testEmail(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  { shop, installation }: { shop: Shop; installation: Installation },
  drafted: Drafted,
): Promise<{ to: string }> {
  const mail = await draftedMail(tx, shop, drafted)
  const person = (await tx('users').where({ id: installation.userId }).first('email'))!
  const to = person.email!
  const cause = {
    kind: 'staff',
    to,
    shopId: shop.id,
    requester: memberOf(config, installation.userId),
  } as const
  const refused = await refuseMail(tx, config, cause)
  if (refused) throw new Refusal('tooManyRequests', { data: { retryAfter: refused.retryAfter } })
  await queueMail(tx, vault, { ...mail, to, subject: `Test: ${mail.subject}` })
  return { to }
}

async function draftedMail(db: Database, shop: Shop, { name, template, ...look }: Drafted): Promise<Mail> {
  const templates = template ? { [name]: { ...template, enabled: true } } : {}
  requireSendable(templates)
  return orderMail(await sampleOf(db, shop, name), { ...look, templates })!
}
