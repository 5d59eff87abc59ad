/** Names of the platform's own hosts, and names that visitors would mistake for those. */
const reserved = new Set(
  `
    www api app apps admin administrator root system console dashboard
    account accounts auth login signin signup oauth sso id pay
    payment payments checkout billing bank mail email smtp imap pop
    mx webmail postmaster hostmaster webmaster abuse security support help status
    docs blog news ns ns1 ns2 dns ftp sftp ssh
    vpn proxy cdn static assets files img images media store
    stores shop shops storefront official staff team test dev staging
    demo localhost autoconfig autodiscover wpad isatap
  `
    .trim()
    .split(/\s+/),
)

/** Returns whether no store can have this name, as its slug or as a label on a base domain. */
export function isReserved(name: string): boolean {
  return reserved.has(name)
}
