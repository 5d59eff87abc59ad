import { answerWithdrawals } from './answer-withdrawals.ts'
import { changePrices } from './change-prices.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { disableDeadWebhooks } from './disable-dead-webhooks.ts'
import { expireHolds } from './expire-holds.ts'
import { expireOrders } from './expire-orders.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { foldCounts } from './fold-counts.ts'
import { followDispatches } from './follow-dispatches.ts'
import { forgetGuests } from './forget-guests.ts'
import { issueInvoices } from './issue-invoices.ts'
import type { Job } from './job.ts'
import { keepSalesSums } from './keep-sales-sums.ts'
import { mailDigests } from './mail-digests.ts'
import { mailGuests } from './mail-guests.ts'
import { mailNotices } from './mail-notices.ts'
import { noteEndedDiscounts } from './note-ended-discounts.ts'
import { offerSoldOut } from './offer-sold-out.ts'
import { prune } from './prune.ts'
import { pruneFiles } from './prune-files.ts'
import { publishProducts } from './publish-products.ts'
import { readProviderReports } from './read-provider-reports.ts'
import { reconcileLabels } from './reconcile-labels.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { releaseDrafts } from './release-drafts.ts'
import { remindGuests } from './remind-guests.ts'
import { remindStores } from './remind-stores.ts'
import { renewPasses } from './renew-passes.ts'
import { reportTaxes } from './report-taxes.ts'
import { retryGrants } from './retry-grants.ts'
import { runExports } from './run-exports.ts'
import { runImports } from './run-imports.ts'
import { sendMail } from './send-mail.ts'
import { sendPush } from './send-push.ts'
import { setScheduledPrices } from './set-scheduled-prices.ts'
import { tellAgents } from './tell-agents.ts'
import { tellFreedTimes } from './tell-freed-times.ts'
import { tellRestocked } from './tell-restocked.ts'
import { verifyDomains } from './verify-domains.ts'
import { writeArchives } from './write-archives.ts'

/** The jobs that a worker runs. */
export const jobs: Job[] = [
  ...answerWithdrawals({ slots: 1 }),
  changePrices,
  ...deliverWebhooks({ slots: 8 }),
  disableDeadWebhooks,
  expireHolds,
  expireOrders,
  foldCounts,
  followDispatches,
  forgetGuests,
  ...issueInvoices({ slots: 4 }),
  keepSalesSums,
  ...sendMail({ slots: 4 }),
  ...sendPush({ slots: 4 }),
  mailDigests,
  mailGuests,
  mailNotices,
  noteEndedDiscounts,
  offerSoldOut,
  prune,
  pruneFiles,
  publishProducts,
  readProviderReports,
  reconcilePayments,
  remindGuests,
  remindStores,
  renewPasses,
  reconcileLabels,
  releaseDrafts,
  reportTaxes,
  retryGrants,
  fetchPictures,
  runExports,
  runImports,
  setScheduledPrices,
  tellAgents,
  tellFreedTimes,
  tellRestocked,
  verifyDomains,
  writeArchives,
]
