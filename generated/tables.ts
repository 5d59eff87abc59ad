// The tables that the migrations make, for the compiler. Written by `make schema`; a test and `make check` fail while it
// is stale.
import type { Knex } from 'knex'

/** A value in a statement that Knex builds may be SQL. */
type Sql = Knex.Raw | Knex.QueryBuilder
// Nobody but its writer knows the members of a document.
type Json = any
interface Table<Row, Insert> {
  base: Row
  insert: { [Name in keyof Insert]: Insert[Name] | Sql }
  update: { [Name in keyof Insert]?: Insert[Name] | Sql }
  upsert: { [Name in keyof Insert]?: Insert[Name] | Sql }
}

/** The rows of these tables are a store's. */
export type StoreTable =
  | 'access_grants'
  | 'activity'
  | 'agent_order_events'
  | 'agent_signing_keys'
  | 'agents'
  | 'automatic_discounts'
  | 'banners'
  | 'blogs'
  | 'booking_announcements'
  | 'booking_places'
  | 'booking_rules'
  | 'bookings'
  | 'calendar_addresses'
  | 'cart_items'
  | 'carts'
  | 'categories'
  | 'checkout_sessions'
  | 'comment_reactions'
  | 'comment_reports'
  | 'comments'
  | 'coupon_redemptions'
  | 'coupons'
  | 'custom_fields'
  | 'customers'
  | 'deliveries'
  | 'delivery_attempts'
  | 'digital_files'
  | 'dining_tables'
  | 'discount_periods'
  | 'dispatches'
  | 'draft_orders'
  | 'entitlements'
  | 'events'
  | 'exports'
  | 'former_slugs'
  | 'freed_places'
  | 'import_issues'
  | 'import_records'
  | 'imports'
  | 'invitations'
  | 'invoice_requests'
  | 'invoice_series'
  | 'invoices'
  | 'kyc'
  | 'modifier_groups'
  | 'newsletter_codes'
  | 'newsletter_subscriptions'
  | 'notes'
  | 'notification_settings'
  | 'notifications'
  | 'order_announcements'
  | 'order_edits'
  | 'order_items'
  | 'order_numbers'
  | 'order_slots'
  | 'orders'
  | 'payment_links'
  | 'payment_methods'
  | 'payments'
  | 'payout_transfers'
  | 'payouts'
  | 'picture_files'
  | 'picture_sources'
  | 'pictures'
  | 'price_changes'
  | 'price_history'
  | 'price_schedules'
  | 'product_categories'
  | 'product_scopes'
  | 'product_tags'
  | 'product_texts'
  | 'products'
  | 'proof_files'
  | 'push_messages'
  | 'push_subscriptions'
  | 'record_count_changes'
  | 'record_counts'
  | 'record_counts_by_time'
  | 'redirects'
  | 'refund_lines'
  | 'refunds'
  | 'renewal_charges'
  | 'resource_services'
  | 'resources'
  | 'return_exclusions'
  | 'return_lines'
  | 'return_policies'
  | 'returns'
  | 'reviews'
  | 'roles'
  | 'sale_changes'
  | 'sales_sums'
  | 'scheduled_prices'
  | 'scripts'
  | 'shipments'
  | 'shipping_labels'
  | 'shipping_rates'
  | 'shop_version_changes'
  | 'shop_versions'
  | 'skus'
  | 'staff'
  | 'staff_grants'
  | 'stock_alerts'
  | 'stock_by_variants'
  | 'stock_by_variants_changes'
  | 'stock_movements'
  | 'stored_objects'
  | 'task_occurrences'
  | 'tasks'
  | 'tax_answers'
  | 'tax_providers'
  | 'tax_rates'
  | 'tax_registrations'
  | 'tax_reports'
  | 'tickets'
  | 'time_alerts'
  | 'variants'
  | 'wishlist_items'
  | 'withdrawal_declarations'

/** The rows of these are not one store's (src/db/global-tables.ts). */
export type GlobalTable =
  | 'agenda_jobs'
  | 'app_tokens'
  | 'apps'
  | 'card_tries'
  | 'device_requests'
  | 'event_clock'
  | 'former_domains'
  | 'idempotency_keys'
  | 'installations'
  | 'invited_merchants'
  | 'knex_migrations'
  | 'knex_migrations_lock'
  | 'known_devices'
  | 'mail_counts'
  | 'mails'
  | 'oauth_codes'
  | 'one_time_codes'
  | 'platform_activity'
  | 'provider_looks'
  | 'second_factors'
  | 'sessions'
  | 'shipping_addresses'
  | 'shop_domains'
  | 'shops'
  | 'sign_in_networks'
  | 'sign_in_tries'
  | 'users'
  | 'webhook_hosts'

export interface Tables {
  access_grants: Table<Rows['access_grants'], Inserts['access_grants']>
  activity: Table<Rows['activity'], Inserts['activity']>
  agenda_jobs: Table<Rows['agenda_jobs'], Inserts['agenda_jobs']>
  agent_order_events: Table<Rows['agent_order_events'], Inserts['agent_order_events']>
  agent_signing_keys: Table<Rows['agent_signing_keys'], Inserts['agent_signing_keys']>
  agents: Table<Rows['agents'], Inserts['agents']>
  app_tokens: Table<Rows['app_tokens'], Inserts['app_tokens']>
  apps: Table<Rows['apps'], Inserts['apps']>
  automatic_discounts: Table<Rows['automatic_discounts'], Inserts['automatic_discounts']>
  banners: Table<Rows['banners'], Inserts['banners']>
  blogs: Table<Rows['blogs'], Inserts['blogs']>
  booking_announcements: Table<Rows['booking_announcements'], Inserts['booking_announcements']>
  booking_places: Table<Rows['booking_places'], Inserts['booking_places']>
  booking_rules: Table<Rows['booking_rules'], Inserts['booking_rules']>
  bookings: Table<Rows['bookings'], Inserts['bookings']>
  calendar_addresses: Table<Rows['calendar_addresses'], Inserts['calendar_addresses']>
  card_tries: Table<Rows['card_tries'], Inserts['card_tries']>
  cart_items: Table<Rows['cart_items'], Inserts['cart_items']>
  carts: Table<Rows['carts'], Inserts['carts']>
  categories: Table<Rows['categories'], Inserts['categories']>
  checkout_sessions: Table<Rows['checkout_sessions'], Inserts['checkout_sessions']>
  comment_reactions: Table<Rows['comment_reactions'], Inserts['comment_reactions']>
  comment_reports: Table<Rows['comment_reports'], Inserts['comment_reports']>
  comments: Table<Rows['comments'], Inserts['comments']>
  coupon_redemptions: Table<Rows['coupon_redemptions'], Inserts['coupon_redemptions']>
  coupons: Table<Rows['coupons'], Inserts['coupons']>
  custom_fields: Table<Rows['custom_fields'], Inserts['custom_fields']>
  customers: Table<Rows['customers'], Inserts['customers']>
  deliveries: Table<Rows['deliveries'], Inserts['deliveries']>
  delivery_attempts: Table<Rows['delivery_attempts'], Inserts['delivery_attempts']>
  device_requests: Table<Rows['device_requests'], Inserts['device_requests']>
  digital_files: Table<Rows['digital_files'], Inserts['digital_files']>
  dining_tables: Table<Rows['dining_tables'], Inserts['dining_tables']>
  discount_periods: Table<Rows['discount_periods'], Inserts['discount_periods']>
  dispatches: Table<Rows['dispatches'], Inserts['dispatches']>
  draft_orders: Table<Rows['draft_orders'], Inserts['draft_orders']>
  entitlements: Table<Rows['entitlements'], Inserts['entitlements']>
  event_clock: Table<Rows['event_clock'], Inserts['event_clock']>
  events: Table<Rows['events'], Inserts['events']>
  exports: Table<Rows['exports'], Inserts['exports']>
  former_domains: Table<Rows['former_domains'], Inserts['former_domains']>
  former_slugs: Table<Rows['former_slugs'], Inserts['former_slugs']>
  freed_places: Table<Rows['freed_places'], Inserts['freed_places']>
  idempotency_keys: Table<Rows['idempotency_keys'], Inserts['idempotency_keys']>
  import_issues: Table<Rows['import_issues'], Inserts['import_issues']>
  import_records: Table<Rows['import_records'], Inserts['import_records']>
  imports: Table<Rows['imports'], Inserts['imports']>
  installations: Table<Rows['installations'], Inserts['installations']>
  invitations: Table<Rows['invitations'], Inserts['invitations']>
  invited_merchants: Table<Rows['invited_merchants'], Inserts['invited_merchants']>
  invoice_requests: Table<Rows['invoice_requests'], Inserts['invoice_requests']>
  invoice_series: Table<Rows['invoice_series'], Inserts['invoice_series']>
  invoices: Table<Rows['invoices'], Inserts['invoices']>
  knex_migrations: Table<Rows['knex_migrations'], Inserts['knex_migrations']>
  knex_migrations_lock: Table<Rows['knex_migrations_lock'], Inserts['knex_migrations_lock']>
  known_devices: Table<Rows['known_devices'], Inserts['known_devices']>
  kyc: Table<Rows['kyc'], Inserts['kyc']>
  mail_counts: Table<Rows['mail_counts'], Inserts['mail_counts']>
  mails: Table<Rows['mails'], Inserts['mails']>
  modifier_groups: Table<Rows['modifier_groups'], Inserts['modifier_groups']>
  newsletter_codes: Table<Rows['newsletter_codes'], Inserts['newsletter_codes']>
  newsletter_subscriptions: Table<Rows['newsletter_subscriptions'], Inserts['newsletter_subscriptions']>
  notes: Table<Rows['notes'], Inserts['notes']>
  notification_settings: Table<Rows['notification_settings'], Inserts['notification_settings']>
  notifications: Table<Rows['notifications'], Inserts['notifications']>
  oauth_codes: Table<Rows['oauth_codes'], Inserts['oauth_codes']>
  one_time_codes: Table<Rows['one_time_codes'], Inserts['one_time_codes']>
  order_announcements: Table<Rows['order_announcements'], Inserts['order_announcements']>
  order_edits: Table<Rows['order_edits'], Inserts['order_edits']>
  order_items: Table<Rows['order_items'], Inserts['order_items']>
  order_numbers: Table<Rows['order_numbers'], Inserts['order_numbers']>
  order_slots: Table<Rows['order_slots'], Inserts['order_slots']>
  orders: Table<Rows['orders'], Inserts['orders']>
  payment_links: Table<Rows['payment_links'], Inserts['payment_links']>
  payment_methods: Table<Rows['payment_methods'], Inserts['payment_methods']>
  payments: Table<Rows['payments'], Inserts['payments']>
  payout_transfers: Table<Rows['payout_transfers'], Inserts['payout_transfers']>
  payouts: Table<Rows['payouts'], Inserts['payouts']>
  picture_files: Table<Rows['picture_files'], Inserts['picture_files']>
  picture_sources: Table<Rows['picture_sources'], Inserts['picture_sources']>
  pictures: Table<Rows['pictures'], Inserts['pictures']>
  platform_activity: Table<Rows['platform_activity'], Inserts['platform_activity']>
  price_changes: Table<Rows['price_changes'], Inserts['price_changes']>
  price_history: Table<Rows['price_history'], Inserts['price_history']>
  price_schedules: Table<Rows['price_schedules'], Inserts['price_schedules']>
  product_categories: Table<Rows['product_categories'], Inserts['product_categories']>
  product_scopes: Table<Rows['product_scopes'], Inserts['product_scopes']>
  product_tags: Table<Rows['product_tags'], Inserts['product_tags']>
  product_texts: Table<Rows['product_texts'], Inserts['product_texts']>
  products: Table<Rows['products'], Inserts['products']>
  proof_files: Table<Rows['proof_files'], Inserts['proof_files']>
  provider_looks: Table<Rows['provider_looks'], Inserts['provider_looks']>
  push_messages: Table<Rows['push_messages'], Inserts['push_messages']>
  push_subscriptions: Table<Rows['push_subscriptions'], Inserts['push_subscriptions']>
  record_count_changes: Table<Rows['record_count_changes'], Inserts['record_count_changes']>
  record_counts: Table<Rows['record_counts'], Inserts['record_counts']>
  record_counts_by_time: Table<Rows['record_counts_by_time'], Inserts['record_counts_by_time']>
  redirects: Table<Rows['redirects'], Inserts['redirects']>
  refund_lines: Table<Rows['refund_lines'], Inserts['refund_lines']>
  refunds: Table<Rows['refunds'], Inserts['refunds']>
  renewal_charges: Table<Rows['renewal_charges'], Inserts['renewal_charges']>
  resource_services: Table<Rows['resource_services'], Inserts['resource_services']>
  resources: Table<Rows['resources'], Inserts['resources']>
  return_exclusions: Table<Rows['return_exclusions'], Inserts['return_exclusions']>
  return_lines: Table<Rows['return_lines'], Inserts['return_lines']>
  return_policies: Table<Rows['return_policies'], Inserts['return_policies']>
  returns: Table<Rows['returns'], Inserts['returns']>
  reviews: Table<Rows['reviews'], Inserts['reviews']>
  roles: Table<Rows['roles'], Inserts['roles']>
  sale_changes: Table<Rows['sale_changes'], Inserts['sale_changes']>
  sales_sums: Table<Rows['sales_sums'], Inserts['sales_sums']>
  scheduled_prices: Table<Rows['scheduled_prices'], Inserts['scheduled_prices']>
  scripts: Table<Rows['scripts'], Inserts['scripts']>
  second_factors: Table<Rows['second_factors'], Inserts['second_factors']>
  sessions: Table<Rows['sessions'], Inserts['sessions']>
  shipments: Table<Rows['shipments'], Inserts['shipments']>
  shipping_addresses: Table<Rows['shipping_addresses'], Inserts['shipping_addresses']>
  shipping_labels: Table<Rows['shipping_labels'], Inserts['shipping_labels']>
  shipping_rates: Table<Rows['shipping_rates'], Inserts['shipping_rates']>
  shop_domains: Table<Rows['shop_domains'], Inserts['shop_domains']>
  shop_version_changes: Table<Rows['shop_version_changes'], Inserts['shop_version_changes']>
  shop_versions: Table<Rows['shop_versions'], Inserts['shop_versions']>
  shops: Table<Rows['shops'], Inserts['shops']>
  sign_in_networks: Table<Rows['sign_in_networks'], Inserts['sign_in_networks']>
  sign_in_tries: Table<Rows['sign_in_tries'], Inserts['sign_in_tries']>
  skus: Table<Rows['skus'], Inserts['skus']>
  staff: Table<Rows['staff'], Inserts['staff']>
  staff_grants: Table<Rows['staff_grants'], Inserts['staff_grants']>
  stock_alerts: Table<Rows['stock_alerts'], Inserts['stock_alerts']>
  stock_by_variants: Table<Rows['stock_by_variants'], Inserts['stock_by_variants']>
  stock_by_variants_changes: Table<Rows['stock_by_variants_changes'], Inserts['stock_by_variants_changes']>
  stock_movements: Table<Rows['stock_movements'], Inserts['stock_movements']>
  stored_objects: Table<Rows['stored_objects'], Inserts['stored_objects']>
  task_occurrences: Table<Rows['task_occurrences'], Inserts['task_occurrences']>
  tasks: Table<Rows['tasks'], Inserts['tasks']>
  tax_answers: Table<Rows['tax_answers'], Inserts['tax_answers']>
  tax_providers: Table<Rows['tax_providers'], Inserts['tax_providers']>
  tax_rates: Table<Rows['tax_rates'], Inserts['tax_rates']>
  tax_registrations: Table<Rows['tax_registrations'], Inserts['tax_registrations']>
  tax_reports: Table<Rows['tax_reports'], Inserts['tax_reports']>
  tickets: Table<Rows['tickets'], Inserts['tickets']>
  time_alerts: Table<Rows['time_alerts'], Inserts['time_alerts']>
  users: Table<Rows['users'], Inserts['users']>
  variants: Table<Rows['variants'], Inserts['variants']>
  webhook_hosts: Table<Rows['webhook_hosts'], Inserts['webhook_hosts']>
  wishlist_items: Table<Rows['wishlist_items'], Inserts['wishlist_items']>
  withdrawal_declarations: Table<Rows['withdrawal_declarations'], Inserts['withdrawal_declarations']>
}
type All = Tables
declare module 'knex/types/tables.js' {
  interface Tables extends All {}
}

export interface Rows {
  access_grants: {
    id: string
    shop_id: string
    entitlement_id: string
    product_id: string
    order_id: string | null
    access_type: 'pass' | 'lifetime'
    days: number
    revoked_at: string | null
    created_at: string
  }
  activity: {
    id: string
    shop_id: string
    action: string
    actor_kind: string
    actor_id: string | null
    address: string | null
    resource_id: string | null
    name: string | null
    reason: string | null
    created_at: string
  }
  agenda_jobs: {
    id: string
    name: string
    priority: number
    next_run_at: string | null
    type: string
    locked_at: string | null
    last_finished_at: string | null
    failed_at: string | null
    fail_count: number | null
    fail_reason: string | null
    repeat_timezone: string | null
    last_run_at: string | null
    repeat_interval: string | null
    data: Json | null
    repeat_at: string | null
    disabled: boolean | null
    progress: number | null
    fork: boolean | null
    last_modified_by: string | null
    debounce_started_at: string | null
    start_date: string | null
    end_date: string | null
    skip_days: Json | null
    created_at: string | null
    updated_at: string | null
  }
  agent_order_events: {
    id: string
    shop_id: string
    order_id: string
    occurred_at: string
    attempt: number
    lease: string | null
    next_at: string
  }
  agent_signing_keys: {
    id: string
    shop_id: string
    public_key: Json
    sealed_key: string
    created_at: string
    replaced_at: string | null
  }
  agents: {
    id: string
    shop_id: string
    profile: string
    stopped_at: string | null
    pay_up_to: number | null
    has_orders: boolean
    created_at: string
    updated_at: string
  }
  app_tokens: {
    id: string
    shop_id: string
    installation_id: string | null
    family: string | null
    user_id: string
    name: string
    kind: 'access' | 'refresh'
    token_hash: string
    scopes: string[]
    signed_in_at: string | null
    used_at: string | null
    expires_at: string
    renewable_until: string | null
    revoked_at: string | null
    created_at: string
  }
  apps: {
    id: string
    owner_id: string | null
    name: string
    client_id: string
    confidential: boolean
    client_secret_hash: string
    redirect_uris: string[]
    scopes: string[]
    webhook_url: string
    webhook_host: string | null
    topics: string[] | null
    signing_secret: string | null
    previous_signing_secret: string | null
    previous_valid_until: string | null
    last_served_at: string
    failing_since: string | null
    failures: number
    switched_off_at: string | null
    suspended_at: string | null
    suspension_reason: string | null
    described_at: string | null
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  automatic_discounts: {
    id: string
    shop_id: string
    name: string
    active: boolean
    priority: number
    exclusive: boolean
    starts_at: string
    ends_at: string
    hours: Json
    minimum_subtotal: number
    minimum_quantity: number
    first_order: boolean
    countries: string[]
    customer_tags: string[]
    applies_to: Json | null
    effect: Json
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  banners: {
    id: string
    shop_id: string
    title: string
    image: string
    link: string | null
    placement: string | null
    position: number
    starts_at: string | null
    ends_at: string | null
    created_at: string
    updated_at: string
  }
  blogs: {
    id: string
    shop_id: string
    title: string
    slug: string
    excerpt: string
    content: string
    searched: string
    cover: string | null
    tags: string[]
    published_at: string | null
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  booking_announcements: {
    id: string
    shop_id: string
    booking_id: string
    change: 'confirmed' | 'moved' | 'cancelled' | 'reminder'
    sequence: number
    starts_at: string
    ends_at: string
    former_starts_at: string | null
    next_at: string
    created_at: string
  }
  booking_places: {
    shop_id: string
    booking_id: string
    resource_id: string
    seat: number
    session: string | null
    starts_at: string
    ends_at: string
  }
  booking_rules: {
    shop_id: string
    product_id: string
    notice_minutes: number
    days_ahead: number
    step_minutes: number | null
    payment: 'order' | 'none'
    cancel_hours: number
    late_fee: number | null
    reminder_hours: number | null
    updated_at: string
  }
  bookings: {
    id: string
    shop_id: string
    product_id: string
    resource_id: string
    user_id: string | null
    order_id: string | null
    item_id: string | null
    status: 'held' | 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'no_show'
    starts_at: string
    ends_at: string
    service_name: string
    price: number
    cancel_until: string
    late_fee: number | null
    fee: number | null
    email: string
    name: string
    phone: string | null
    note: string | null
    guest_address: string | null
    sequence: number
    reminder_hours: number | null
    remind_at: string | null
    expires_at: string | null
    expiry_next_at: string | null
    created_at: string
    updated_at: string
  }
  calendar_addresses: {
    id: string
    shop_id: string
    resource_id: string | null
    token_hash: string
    token: string
    created_at: string
  }
  card_tries: {
    id: string
    network: string
    site: string
    created_at: string
  }
  cart_items: {
    id: string
    shop_id: string
    cart_id: string
    product_id: string
    variant_id: string | null
    options: Json
    modifiers: Json | null
    quantity: number
    seen_price: number
    auto_renew: boolean
    created_at: string
  }
  carts: {
    id: string
    shop_id: string
    user_id: string
    tax_id: Json | null
    created_at: string
    updated_at: string
  }
  categories: {
    id: string
    shop_id: string
    name: string
    searched: string
    stems: string
    slug: string
    description: string
    image: string | null
    parent_id: string | null
    ancestors: Json
    position: number
    created_at: string
    updated_at: string
  }
  checkout_sessions: {
    id: string
    shop_id: string
    agent_id: string
    user_id: string
    state: 'cart' | 'open' | 'placed' | 'canceled'
    cart_id: string | null
    plan: Json
    shown_total: number | null
    order_id: string | null
    sealed_link: string | null
    expires_at: string
    created_at: string
    updated_at: string
  }
  comment_reactions: {
    comment_id: string
    user_id: string
    shop_id: string
    liked: boolean
    created_at: string
  }
  comment_reports: {
    comment_id: string
    user_id: string
    shop_id: string
    reason: string
    created_at: string
  }
  comments: {
    id: string
    shop_id: string
    resource: 'product' | 'blog'
    resource_id: string
    parent_id: string | null
    user_id: string | null
    body: string
    likes: number
    dislikes: number
    hidden_at: string | null
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  coupon_redemptions: {
    order_id: string
    shop_id: string
    coupon_id: string
    user_id: string
    address_hash: string | null
    created_at: string
  }
  coupons: {
    id: string
    shop_id: string
    code: string
    title: string
    type: 'fixed' | 'percentage'
    discount: number
    minimum_order_amount: number
    starts_at: string
    ends_at: string
    active: boolean
    applies_to: Json | null
    free_shipping: boolean
    usage_limit: number | null
    per_user_limit: number | null
    usage_count: number
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  custom_fields: {
    id: string
    shop_id: string
    resource: 'products' | 'customers'
    key: string
    name: string
    type: 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'link'
    choices: string[]
    public: boolean
    created_at: string
    updated_at: string
  }
  customers: {
    id: string
    shop_id: string
    user_id: string | null
    name: string
    email: string
    phone: string | null
    searched: string
    active: boolean
    tags: string[]
    custom: Json | null
    last_active_at: string | null
    created_at: string
    updated_at: string
  }
  deliveries: {
    id: string
    shop_id: string
    app_id: string
    installation_id: string
    event_id: string
    topic: string
    resource: string
    body: string
    state: 'pending' | 'delivered' | 'dead' | 'dropped'
    attempt: number
    lease: string | null
    next_at: string
    created_at: string
    delivered_at: string | null
  }
  delivery_attempts: {
    id: string
    shop_id: string
    delivery_id: string
    attempt: number
    status: number | null
    error: string | null
    duration_ms: number
    response: string | null
    location: string | null
    attempted_at: string
  }
  device_requests: {
    id: string
    device_code_hash: string
    user_code_hash: string
    name: string
    ip: string
    interval_seconds: number
    asked_at: string | null
    user_id: string | null
    allowed: boolean | null
    decided_at: string | null
    signed_in_at: string | null
    used_at: string | null
    expires_at: string
    created_at: string
  }
  digital_files: {
    id: string
    shop_id: string
    product_id: string
    name: string
    content_type: string
    size: number
    sha256: string
    storage_key: string
    deleted_at: string | null
    created_at: string
  }
  dining_tables: {
    id: string
    shop_id: string
    name: string
    area: string
    code: string
    created_at: string
  }
  discount_periods: {
    shop_id: string
    discount_id: string
    begins_at: string
    ends_at: string
    priority: number
    exclusive: boolean
    applies_to: Json | null
    percent: number
    minimum: number
    by_hours: boolean
    last_product_id: string | null
    changed: number
    noted_at: string | null
  }
  dispatches: {
    id: string
    shop_id: string
    order_id: string
    shipment_id: string
    provider: string
    request: Json
    offer: string | null
    fee: number | null
    courier: Json | null
    carrier: string | null
    label_url: string | null
    state: 'intent' | 'booked' | 'refused'
    status: 'requested' | 'assigned' | 'picked_up' | 'delivered' | 'failed' | 'cancelled'
    provider_job: string | null
    tracking_number: string
    tracking_url: string | null
    failure: string | null
    idempotency_key: string | null
    asked_at: string
    checked_at: string | null
    created_at: string
    updated_at: string
  }
  draft_orders: {
    id: string
    shop_id: string
    status: 'open' | 'sent' | 'completed'
    email: string | null
    lines: Json
    discount: Json | null
    shipping: Json | null
    shipping_address: Json | null
    billing_address: Json | null
    note: string | null
    computed: Json
    held: Json | null
    held_until: string | null
    origin: Json | null
    staff_id: string | null
    token_hash: string | null
    link_expires_at: string | null
    sent_at: string | null
    created_at: string
    updated_at: string
  }
  entitlements: {
    id: string
    shop_id: string
    user_id: string
    product_id: string
    access_type: 'pass' | 'lifetime'
    all_access: boolean
    starts_at: string
    ends_at: string | null
    pass_ends_at: string | null
    auto_renew: boolean
    renewal_failures: number
    card_provider: string | null
    card_token_sealed: string | null
    card_brand: string | null
    card_last4: string | null
    renewal_email: string | null
    renewal_noticed_for: string | null
    renewal_noticed_price: number | null
    renewal_noticed_amount: number | null
    renewal_charged_from: string | null
    renewal_tried_at: string | null
    revoked_at: string | null
    created_at: string
    updated_at: string
  }
  event_clock: {
    is_one: boolean
    counter: string
    ahead: number
  }
  events: {
    id: string
    shop_id: string
    resource: string
    resource_id: string | null
    method: string
    path: string
    actor_kind: string | null
    actor_id: string | null
    occurred_at: string
    fanned_out_at: string | null
    transaction_id: string
  }
  exports: {
    id: string
    shop_id: string
    kind: 'products' | 'stock' | 'customers' | 'coupons' | 'orders' | 'everything'
    format: 'csv' | 'ndjson' | 'archive'
    status: 'running' | 'done'
    total: number
    done: number
    after: string
    written: number
    storage_key: string | null
    size: number | null
    sha256: string | null
    expires_at: string | null
    created_at: string
    finished_at: string | null
  }
  former_domains: {
    domain: string
    shop_id: string
    given_up_at: string
  }
  former_slugs: {
    shop_id: string
    kind: 'product' | 'category' | 'blog'
    slug: string
    record_id: string
    created_at: string
  }
  freed_places: {
    id: string
    shop_id: string
    resource_id: string
    starts_at: string
    ends_at: string
    next_at: string
  }
  idempotency_keys: {
    caller: string
    key: string
    operation: string
    fingerprint: string
    locked_until: string
    reply: Json | null
    created_at: string
  }
  import_issues: {
    id: string
    shop_id: string
    import_id: string
    line: number
    column_name: string | null
    code: string
    message: string
    refuses: boolean
  }
  import_records: {
    shop_id: string
    import_id: string
    key: string
    line: number
    rows: Json
    fields: Json | null
    category: string | null
    outcome: 'created' | 'updated' | 'unchanged' | 'refused' | null
  }
  imports: {
    id: string
    shop_id: string
    kind: 'products' | 'stock' | 'customers' | 'coupons' | 'redirects' | 'orders'
    format: string
    file_name: string
    match: 'slug' | 'barcode' | 'sku' | 'id' | 'email' | 'code' | 'path' | 'number'
    stock: 'keep' | 'set' | 'adjust'
    status: 'ready' | 'running' | 'done' | 'cancelled'
    announced: number
    done: number
    refused: number
    created: number
    updated: number
    unchanged: number
    created_at: string
    finished_at: string | null
  }
  installations: {
    id: string
    shop_id: string
    app_id: string
    user_id: string
    scopes: string[]
    removed_at: string | null
    created_at: string
    updated_at: string
  }
  invitations: {
    id: string
    shop_id: string
    email: string
    role_id: string | null
    token_hash: string
    invited_by: string
    expires_at: string
    created_at: string
  }
  invited_merchants: {
    email: string
    created_at: string
  }
  invoice_requests: {
    shop_id: string
    order_id: string
    cause: 'order' | 'refund' | 'cancellation'
    subject_id: string
    next_at: string
    created_at: string
  }
  invoice_series: {
    shop_id: string
    series: string
    year: number
    last_number: number
    last_issued_at: string
  }
  invoices: {
    id: string
    shop_id: string
    kind: 'invoice' | 'credit_note'
    series: string
    year: number
    sequence: number
    number: string
    order_id: string
    invoice_id: string | null
    refund_id: string | null
    currency: string
    total: number
    data: Json
    clearance: Json | null
    mailed_at: string | null
    issued_at: string
    created_at: string
    updated_at: string
  }
  knex_migrations: {
    id: number
    name: string | null
    batch: number | null
    migration_time: string | null
  }
  knex_migrations_lock: {
    index: number
    is_locked: number | null
  }
  known_devices: {
    user_id: string
    device_hash: string
    seen_at: string
  }
  kyc: {
    id: string
    shop_id: string
    user_id: string
    type: string
    number: string
    masked_number: string
    full_name: string
    status: 'pending' | 'approved' | 'rejected'
    reason: string | null
    created_at: string
    updated_at: string
  }
  mail_counts: {
    key: string
    since: string
    count: number
  }
  mails: {
    id: string
    lane: 'codes' | 'mails'
    recipient: string
    subject: string
    body: string
    headers: string | null
    html: string
    attached: Json | null
    calendar: string | null
    attempt: number
    tried: boolean
    lease: string | null
    next_at: string
    state: 'pending' | 'sent' | 'mailbox' | 'dead'
    created_at: string
  }
  modifier_groups: {
    id: string
    shop_id: string
    name: string
    min: number
    max: number | null
    included: number
    pricing: 'sum' | 'highest'
    allow_quantities: boolean
    options: Json
    created_at: string
    updated_at: string
  }
  newsletter_codes: {
    code_hash: string
    shop_id: string
    subscription_id: string
    created_at: string
  }
  newsletter_subscriptions: {
    id: string
    shop_id: string
    email: string
    status: 'pending' | 'subscribed' | 'unsubscribed'
    confirmed_at: string | null
    unsubscribed_at: string | null
    created_at: string
    updated_at: string
  }
  notes: {
    id: string
    shop_id: string
    title: string
    content: string
    resource: string | null
    resource_id: string | null
    user_id: string
    created_at: string
    updated_at: string
  }
  notification_settings: {
    shop_id: string
    user_id: string
    mailed: string[]
    digest_at: string | null
    updated_at: string
  }
  notifications: {
    id: string
    shop_id: string
    type: string
    title: string
    body: string
    resource: string | null
    resource_id: string | null
    read_at: string | null
    to_mail: boolean
    created_at: string
    updated_at: string
  }
  oauth_codes: {
    id: string
    shop_id: string
    code_hash: string
    installation_id: string
    app_id: string
    redirect_uri: string
    code_challenge: string
    scopes: string[]
    user_id: string
    used_at: string | null
    expires_at: string
    created_at: string
  }
  one_time_codes: {
    id: string
    user_id: string
    surface: 'store' | 'console'
    shop_id: string | null
    code_hash: string
    name: string
    ip: string
    site: string
    known: boolean
    used_at: string | null
    expires_at: string
    created_at: string
  }
  order_announcements: {
    id: string
    shop_id: string
    order_id: string
    change: 'placed' | 'processing' | 'paid' | 'granted' | 'delayed' | 'shipped' | 'cancelled' | 'refunded' | 'excess_refunded'
    facts: Json
    next_at: string
    created_at: string
  }
  order_edits: {
    id: string
    shop_id: string
    order_id: string
    changes: Json
    reason: string | null
    total_before: number
    total_after: number
    refunded: number
    draft_id: string | null
    created_at: string
  }
  order_items: {
    id: string
    shop_id: string
    order_id: string
    product_id: string | null
    variant_id: string | null
    name: string
    variant_name: string | null
    image: string | null
    options: Json
    modifiers: Json | null
    unit_price: number
    quantity: number
    shipped: number
    cancelled: number
    discount: number
    taxes: Json | null
    discounts: Json
    auto_renew: boolean
    holds_stock: boolean
    kind: 'product' | 'food' | 'service'
    position: number
    digital: Json | null
    details: Json | null
    held_by_guest: boolean
    returned: number
  }
  order_numbers: {
    shop_id: string
    last_number: number
  }
  order_slots: {
    shop_id: string
    way: 'delivery' | 'pickup' | 'table'
    starts_at: string
    taken: number
  }
  orders: {
    id: string
    shop_id: string
    number: number
    external_number: string | null
    user_id: string
    customer_id: string | null
    email: string
    subtotal: number
    shipping_cost: number
    discount: number
    tax_added: number
    total: number
    refunded: number
    exchange_of: string | null
    credited: number
    part_paid: number
    currency: string
    coupon_id: string | null
    coupon: Json | null
    rules: Json
    discounts: Json
    status: 'pending' | 'processing' | 'paid' | 'cancelled' | 'refunded'
    payment_status: string
    payment_method_id: string | null
    card_tries: number
    proof: Json | null
    proof_at: string | null
    reminder_at: string | null
    note: string | null
    shipping_address: Json | null
    shipping_country: string | null
    billing_address: Json | null
    tax_id: Json | null
    tax_treatment: 'taxed' | 'reverse_charge' | 'exempt' | 'outside_scope' | null
    card_country: string | null
    taxes: Json | null
    shipping_taxes: Json | null
    searched: string
    guest_address: string | null
    by_guest: boolean
    expires_at: string | null
    payment_due_at: string | null
    expiry_next_at: string | null
    paid_at: string | null
    paid_by: Json | null
    stock_held: boolean
    shipping_rate: Json | null
    collection: Json | null
    due_at: string | null
    handover: Json | null
    shipment_id: string | null
    to_ship: number
    shipped: number
    fulfilment_status: string
    grant_status: 'granted' | 'failed' | null
    grant_error: string | null
    grant_attempts: number
    grant_next_at: string | null
    grant_tried_at: string | null
    history: Json
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  payment_links: {
    id: string
    shop_id: string
    order_id: string
    token_hash: string
    expires_at: string
    created_at: string
  }
  payment_methods: {
    id: string
    shop_id: string
    option: string
    active: boolean
    settings: Json
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  payments: {
    id: string
    shop_id: string
    order_id: string
    provider: string
    reference: string
    provider_id: string | null
    amount: number
    currency: string
    state: 'intent' | 'pending' | 'succeeded' | 'declined' | 'abandoned' | 'refunded' | 'transfer' | 'part'
    received: Json | null
    card: Json | null
    fee: number | null
    authorization_url: string | null
    by_link: boolean
    failure: string | null
    sealed_token: string | null
    disputes: Json | null
    checked_at: string | null
    asked_at: string | null
    created_at: string
    updated_at: string
  }
  payout_transfers: {
    id: string
    shop_id: string
    payout_method: string
    amount: number
    currency: string
    reference: string
    state: 'paid' | 'failed'
    reason: string | null
    created_at: string
    updated_at: string
  }
  payouts: {
    id: string
    shop_id: string
    user_id: string
    payout: string
    data: string
    created_at: string
    updated_at: string
  }
  picture_files: {
    storage_key: string
    shop_id: string
    picture_id: string
    size_name: 'small' | 'medium' | 'large' | 'share'
    format: 'jpeg' | 'png' | 'webp'
    width: number
    height: number
    sha256: string
    size: number
  }
  picture_sources: {
    id: string
    shop_id: string
    product_id: string
    import_id: string | null
    line: number
    url: string
    host: string
    state: 'due' | 'fetched' | 'failed'
    tries: number
    next_at: string
    picture_id: string | null
    picture_url: string | null
  }
  pictures: {
    id: string
    shop_id: string
    sha256: string
    name: string
    created_at: string
  }
  platform_activity: {
    id: string
    action: string
    actor_kind: string
    actor_id: string | null
    address: string | null
    resource_id: string | null
    name: string | null
    reason: string | null
    created_at: string
  }
  price_changes: {
    id: string
    shop_id: string
    percent: number | null
    amount: number | null
    category_id: string | null
    idempotency_key: string | null
    total: number
    updated: number
    last_created_at: string | null
    last_product_id: string | null
    created_at: string
    finished_at: string | null
  }
  price_history: {
    shop_id: string
    record_id: string
    begins_at: string
    price: number | null
    reduced: boolean
  }
  price_schedules: {
    id: string
    shop_id: string
    status: 'scheduled' | 'active' | 'done' | 'undone'
    starts_at: string
    ends_at: string | null
    ending: number | null
    shows_before: boolean
    next_at: string | null
    created_at: string
  }
  product_categories: {
    shop_id: string
    category_id: string
    product_id: string
  }
  product_scopes: {
    shop_id: string
    product_id: string
    until: string
    category_id: string | null
    tags: string[]
  }
  product_tags: {
    product_id: string
    tag: string
    shop_id: string
    created_at: string
  }
  product_texts: {
    product_id: string
    shop_id: string
    category_id: string | null
    text: string
    stems: string
  }
  products: {
    id: string
    shop_id: string
    category_id: string | null
    kind: 'product' | 'food' | 'service'
    name: string
    slug: string | null
    description: string
    price: number
    compare_at_price: number | null
    cost: number | null
    prior_price: number | null
    measure: Json | null
    quantity: number
    held: number
    low_stock_at: number | null
    images: string[]
    image_alts: Json
    sku: string | null
    barcode: string | null
    details: Json | null
    tags: string[]
    digital: Json | null
    listed: boolean
    publish_at: string | null
    unpublish_at: string | null
    releases_at: string | null
    tax_class: string
    rating_sum: number
    rating_count: number
    available: boolean
    available_again_at: string | null
    available_at: Json | null
    searched: string | null
    allergens: string[] | null
    diet: string[]
    modifier_groups: string[]
    bookable: boolean
    duration_minutes: number | null
    holds_stock: boolean
    in_variants: boolean
    stocked: boolean
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  proof_files: {
    id: string
    shop_id: string
    order_id: string
    name: string
    content_type: string
    size: number
    sha256: string
    storage_key: string
    created_at: string
  }
  provider_looks: {
    provider: string
    kind: string
    looked_until: string | null
    begun_at: string | null
    page: string | null
    next_at: string
  }
  push_messages: {
    id: string
    shop_id: string
    subscription_id: string
    order_id: string | null
    booking_id: string | null
    payload: string
    attempt: number
    lease: string | null
    next_at: string
    created_at: string
  }
  push_subscriptions: {
    id: string
    shop_id: string
    user_id: string
    session_id: string
    endpoint_hash: string
    endpoint: string
    keys: string
    service: string
    expires_at: string | null
    created_at: string
    updated_at: string
  }
  record_count_changes: {
    id: string
    shop_id: string
    kind: string
    key: string
    change: number
    begins: string | null
    amount: number | null
  }
  record_counts: {
    shop_id: string
    kind: string
    key: string
    total: number
  }
  record_counts_by_time: {
    shop_id: string
    kind: string
    begins: string
    key: string
    total: number
    amount: number
  }
  redirects: {
    id: string
    shop_id: string
    path: string
    target: string
    created_at: string
    updated_at: string
  }
  refund_lines: {
    id: string
    shop_id: string
    refund_id: string
    order_id: string
    item_id: string | null
    position: number
    quantity: number
    amount: number
    restock: boolean
  }
  refunds: {
    id: string
    shop_id: string
    order_id: string
    payment_id: string | null
    return_id: string | null
    kind: 'refund' | 'excess'
    exchange_id: string | null
    amount: number
    from_credit: number
    by_hand: number
    cancels: boolean
    reason: string | null
    idempotency_key: string | null
    fingerprint: string | null
    state: 'intent' | 'succeeded' | 'failed'
    provider_id: string | null
    tries: number
    failure: string | null
    refused_at: string | null
    next_at: string | null
    checked_at: string | null
    created_at: string
    updated_at: string
  }
  renewal_charges: {
    id: string
    shop_id: string
    entitlement_id: string
    product_id: string
    period_end: string
    attempt: number
    provider: string
    reference: string
    provider_id: string | null
    amount: number
    currency: string
    taxes: Json | null
    tax_added: number
    tax_treatment: string | null
    email: string | null
    card_brand: string | null
    card_last4: string | null
    card_token_sealed: string | null
    state: 'intent' | 'unknown' | 'succeeded' | 'declined' | 'abandoned' | 'refunding' | 'refunded' | 'refund_failed'
    failure: string | null
    disputes: Json | null
    refund_tries: number
    refund_refused_at: string | null
    look_ups: number
    next_at: string | null
    created_at: string
    updated_at: string
  }
  resource_services: {
    shop_id: string
    resource_id: string
    product_id: string
  }
  resources: {
    id: string
    shop_id: string
    name: string
    kind: 'person' | 'room' | 'thing'
    hours: Json
    before_minutes: number
    after_minutes: number
    capacity: number
    active: boolean
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  return_exclusions: {
    shop_id: string
    product_id: string
    reason: string
  }
  return_lines: {
    shop_id: string
    return_id: string
    item_id: string
    position: number
    quantity: number
    reason: string | null
    received: number | null
    condition: 'unopened' | 'opened' | 'used' | 'damaged' | null
    restock: boolean | null
    wanted: Json | null
    counted: number
  }
  return_policies: {
    shop_id: string
    days: number | null
    updated_at: string
  }
  returns: {
    id: string
    shop_id: string
    order_id: string
    kind: 'return' | 'exchange' | 'claim' | 'withdrawal'
    status: 'requested' | 'approved' | 'refused' | 'received' | 'closed'
    declared_at: string
    declaration_id: string | null
    deadline: string | null
    note: string | null
    answer: string | null
    label: Json | null
    exchange_id: string | null
    history: Json
    created_at: string
    updated_at: string
  }
  reviews: {
    id: string
    shop_id: string
    product_id: string
    user_id: string
    rating: number
    title: string
    body: string
    hidden_at: string | null
    reply: string | null
    replied_at: string | null
    created_at: string
    updated_at: string
  }
  roles: {
    id: string
    shop_id: string
    name: string
    pages: Json
    permissions: string[]
    active: boolean
    created_at: string
    updated_at: string
  }
  sale_changes: {
    shop_id: string
    day: string
    changes: number
    settled: number
  }
  sales_sums: {
    shop_id: string
    part: string
    span: 'day' | 'month'
    begins: string
    ends: string
    changes: number
    orders: number
    sales: number
    refunded: number
    keys: string[]
    group_orders: number[]
    group_pieces: number[]
    group_sales: number[]
    group_discounts: number[]
    group_refunded: number[]
  }
  scheduled_prices: {
    shop_id: string
    schedule_id: string
    position: number
    product_id: string
    variant_id: string | null
    price: number | null
    percent: number | null
    price_set: number | null
    price_before: number | null
    compare_set: number | null
    compare_before: number | null
  }
  scripts: {
    id: string
    shop_id: string
    name: string
    placement: 'head' | 'body'
    src: string | null
    content: string | null
    active: boolean
    created_at: string
    updated_at: string
  }
  second_factors: {
    id: string
    user_id: string
    secret: string
    last_step: number
    recovery_codes: string[]
    confirmed_at: string | null
    created_at: string
  }
  sessions: {
    id: string
    user_id: string
    surface: 'store' | 'console'
    shop_id: string | null
    device: string | null
    expires_at: string
    revoked_at: string | null
    created_at: string
  }
  shipments: {
    id: string
    shop_id: string
    order_id: string
    rate_id: string | null
    carrier: string
    courier: Json
    shipping_address: Json
    metadata: Json
    lines: Json
    tracking_number: string
    tracking_code: string
    tracking_url: string | null
    shipping_method: string
    shipping_cost: number
    notes: string
    estimated_delivery: string | null
    status: 'pending' | 'in_transit' | 'delivered' | 'cancelled'
    history: Json
    idempotency_key: string | null
    fingerprint: string | null
    created_at: string
    updated_at: string
  }
  shipping_addresses: {
    id: string
    user_id: string
    name: string
    phone: string
    line1: string
    line2: string | null
    city: string
    state: string
    country: string
    postal_code: string | null
    lat: number | null
    lng: number | null
    is_default: boolean
    created_at: string
    updated_at: string
  }
  shipping_labels: {
    id: string
    shop_id: string
    order_id: string
    rate_id: string
    provider: string
    provider_rate: string
    shipment: Json
    state: 'intent' | 'bought' | 'failed'
    shipment_id: string | null
    failure: string | null
    checked_at: string | null
    created_at: string
    updated_at: string
  }
  shipping_rates: {
    id: string
    shop_id: string
    user_id: string
    order_id: string | null
    provider: string
    provider_rate: string | null
    service: string | null
    carrier: string
    courier: Json
    shipping_method: string
    amount: number
    currency: string
    eta_days: number | null
    subtotal: number
    kinds: string[]
    load: Json | null
    address: Json
    taken_by: string | null
    question: string | null
    expires_at: string
    created_at: string
  }
  shop_domains: {
    id: string
    shop_id: string
    domain: string
    kind: 'address' | 'subdomain' | 'own'
    state: 'pending' | 'active' | 'failed'
    token: string | null
    pending_since: string | null
    missing_since: string | null
    checked_at: string | null
    next_check_at: string | null
    verified_at: string | null
    created_at: string
    updated_at: string
  }
  shop_version_changes: {
    shop_id: string
    change: number
  }
  shop_versions: {
    shop_id: string
    total: number
  }
  shops: {
    id: string
    owner_id: string
    name: string
    slug: string
    type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
    currency: string
    scale: number
    country: string
    time_zone: string
    author_key: string
    logo: string | null
    theme: Json
    contact: Json
    socials: Json
    policies: Json
    shipping: Json
    checkout: Json
    low_stock_at: number
    collection: Json | null
    hours: Json | null
    closed_until: string | null
    kitchen: Json | null
    email_templates: Json | null
    invoices: Json | null
    taxes: Json | null
    has_rules: boolean
    has_category_tree: boolean
    private_fields: string[]
    asks_tax_provider: boolean
    show_prior_price: boolean
    feeds: Json
    sells_to_agents: boolean
    require_second_factor: boolean
    suspended_at: string | null
    suspension_reason: string | null
    closed_at: string | null
    created_at: string
    updated_at: string
  }
  sign_in_networks: {
    user_id: string
    ip: string
    last_at: string
  }
  sign_in_tries: {
    id: string
    user_id: string
    ip: string
    site: string
    known: boolean
    created_at: string
  }
  skus: {
    shop_id: string
    sku: string
    product_id: string
    variant_id: string | null
  }
  staff: {
    shop_id: string
    user_id: string
    role_id: string
    created_at: string
    updated_at: string
  }
  staff_grants: {
    shop_id: string
    installation_id: string
    user_id: string
    scopes: string[]
  }
  stock_alerts: {
    id: string
    shop_id: string
    product_id: string
    variant_id: string | null
    email: string
    asked_at: string
    confirmed_at: string | null
    due_at: string | null
  }
  stock_by_variants: {
    shop_id: string
    product_id: string
    key: string
  }
  stock_by_variants_changes: {
    id: string
    shop_id: string
    product_id: string
  }
  stock_movements: {
    id: string
    shop_id: string
    product_id: string
    variant_id: string | null
    reason: string
    change: number
    held_change: number
    on_hand: number
    held: number
    order_id: string | null
    actor_kind: string | null
    actor_id: string | null
    note: string | null
    created_at: string
  }
  stored_objects: {
    storage_key: string
    shop_id: string
    created_at: string
    unused_since: string | null
  }
  task_occurrences: {
    task_id: string
    date: string
    shop_id: string
    status: 'to do' | 'in progress' | 'done' | 'skipped'
    responded_by: string
    created_at: string
    updated_at: string
  }
  tasks: {
    id: string
    shop_id: string
    title: string
    details: string
    due_date: string | null
    due_at: string | null
    status: 'to do' | 'in progress' | 'done' | 'skipped'
    recurring: 'none' | 'daily' | 'weekly' | 'monthly'
    every: number | null
    until: string | null
    is_ai: boolean
    assignees: string[]
    created_by: string
    created_at: string
    updated_at: string
  }
  tax_answers: {
    shop_id: string
    question: string
    answer: Json | null
    created_at: string
  }
  tax_providers: {
    id: string
    shop_id: string
    name: string
    sealed_key: string
    key_end: string
    when_silent: 'refuse' | 'tables'
    codes: Json
    updated_at: string
  }
  tax_rates: {
    id: string
    shop_id: string
    name: string
    country: string
    state: string | null
    postal_code: string | null
    class: string
    rate: number
    starts_at: string
    ends_at: string
    created_at: string
    updated_at: string
  }
  tax_registrations: {
    id: string
    shop_id: string
    country: string
    state: string | null
    number: string | null
    scheme: 'standard' | 'oss' | 'ioss' | 'none'
    starts_at: string
    ends_at: string
    created_at: string
    updated_at: string
  }
  tax_reports: {
    id: string
    shop_id: string
    order_id: string
    refund_id: string | null
    provider: string
    terms: Json | null
    amount: number | null
    state: 'waiting' | 'due' | 'done' | 'failed'
    calculation_id: string | null
    transaction_id: string | null
    tries: number
    failure: string | null
    next_at: string
  }
  tickets: {
    id: string
    shop_id: string
    order_id: string
    station: string | null
    items: string[]
    state: 'new' | 'started' | 'ready' | 'done'
    moved_at: string
    due_at: string
    cancelled_at: string | null
    created_at: string
    updated_at: string
  }
  time_alerts: {
    id: string
    shop_id: string
    product_id: string
    resource_id: string | null
    day: string
    forget_at: string
    email: string
    asked_at: string
    confirmed_at: string | null
    due_at: string | null
  }
  users: {
    id: string
    email: string | null
    name: string
    phone: string | null
    avatar: string | null
    role: string
    auth_method: string
    balance: number
    deleted_at: string | null
    disabled_at: string | null
    created_at: string
    updated_at: string
    forget_at: string | null
  }
  variants: {
    id: string
    shop_id: string
    product_id: string
    name: string
    price: number | null
    cost: number | null
    prior_price: number | null
    measure: Json | null
    quantity: number
    held: number
    sku: string | null
    details: Json | null
    options: Json
    position: number
    stocked: boolean
    deleted_at: string | null
  }
  webhook_hosts: {
    host: string
    answered_at: string | null
    busy_until: string | null
    spent_until: string
    last_served_at: string
  }
  wishlist_items: {
    shop_id: string
    user_id: string
    product_id: string
    created_at: string
  }
  withdrawal_declarations: {
    id: string
    shop_id: string
    number: number
    email: string
    declared_at: string
    next_at: string
  }
}

/** The columns that an insert may give: none that PostgreSQL generates. */
export interface Inserts {
  access_grants: {
    id: string
    shop_id: string
    entitlement_id: string
    product_id: string
    order_id?: string | null
    access_type: 'pass' | 'lifetime'
    days: number
    revoked_at?: Date | string | null
    created_at?: Date | string
  }
  activity: {
    id: string
    shop_id: string
    action: string
    actor_kind: string
    actor_id?: string | null
    address?: string | null
    resource_id?: string | null
    name?: string | null
    reason?: string | null
    created_at?: Date | string
  }
  agenda_jobs: {
    id?: string
    name: string
    priority?: number
    next_run_at?: Date | string | null
    type?: string
    locked_at?: Date | string | null
    last_finished_at?: Date | string | null
    failed_at?: Date | string | null
    fail_count?: number | null
    fail_reason?: string | null
    repeat_timezone?: string | null
    last_run_at?: Date | string | null
    repeat_interval?: string | null
    data?: object | string | null
    repeat_at?: string | null
    disabled?: boolean | null
    progress?: number | null
    fork?: boolean | null
    last_modified_by?: string | null
    debounce_started_at?: Date | string | null
    start_date?: Date | string | null
    end_date?: Date | string | null
    skip_days?: object | string | null
    created_at?: Date | string | null
    updated_at?: Date | string | null
  }
  agent_order_events: {
    id: string
    shop_id: string
    order_id: string
    occurred_at: Date | string
    attempt?: number
    lease?: string | null
    next_at: Date | string
  }
  agent_signing_keys: {
    id: string
    shop_id: string
    public_key: object | string
    sealed_key: string
    created_at?: Date | string
    replaced_at?: Date | string | null
  }
  agents: {
    id: string
    shop_id: string
    profile: string
    stopped_at?: Date | string | null
    pay_up_to?: number | null
    has_orders?: boolean
    created_at?: Date | string
    updated_at?: Date | string
  }
  app_tokens: {
    id: string
    shop_id: string
    installation_id?: string | null
    family?: string | null
    user_id: string
    name?: string
    kind?: 'access' | 'refresh'
    token_hash: string
    scopes: string[]
    signed_in_at?: Date | string | null
    used_at?: Date | string | null
    expires_at: Date | string
    renewable_until?: Date | string | null
    revoked_at?: Date | string | null
    created_at?: Date | string
  }
  apps: {
    id: string
    owner_id?: string | null
    name: string
    client_id: string
    confidential?: boolean
    client_secret_hash: string
    redirect_uris?: string[]
    scopes?: string[]
    webhook_url?: string
    webhook_host?: string | null
    topics?: string[] | null
    signing_secret?: string | null
    previous_signing_secret?: string | null
    previous_valid_until?: Date | string | null
    last_served_at?: Date | string
    failing_since?: Date | string | null
    failures?: number
    switched_off_at?: Date | string | null
    suspended_at?: Date | string | null
    suspension_reason?: string | null
    described_at?: Date | string | null
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  automatic_discounts: {
    id: string
    shop_id: string
    name: string
    active?: boolean
    priority?: number
    exclusive?: boolean
    starts_at?: Date | string
    ends_at?: Date | string
    hours?: object | string
    minimum_subtotal?: number
    minimum_quantity?: number
    first_order?: boolean
    countries?: string[]
    customer_tags?: string[]
    applies_to?: object | string | null
    effect: object | string
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  banners: {
    id: string
    shop_id: string
    title: string
    image: string
    link?: string | null
    placement?: string | null
    position?: number
    starts_at?: Date | string | null
    ends_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  blogs: {
    id: string
    shop_id: string
    title: string
    slug: string
    excerpt?: string
    content: string
    cover?: string | null
    tags?: string[]
    published_at?: Date | string | null
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  booking_announcements: {
    id: string
    shop_id: string
    booking_id: string
    change: 'confirmed' | 'moved' | 'cancelled' | 'reminder'
    sequence: number
    starts_at: Date | string
    ends_at: Date | string
    former_starts_at?: Date | string | null
    next_at?: Date | string
    created_at?: Date | string
  }
  booking_places: {
    shop_id: string
    booking_id: string
    resource_id: string
    seat: number
    session?: string | null
    starts_at: Date | string
    ends_at: Date | string
  }
  booking_rules: {
    shop_id: string
    product_id: string
    notice_minutes: number
    days_ahead: number
    step_minutes?: number | null
    payment: 'order' | 'none'
    cancel_hours: number
    late_fee?: number | null
    reminder_hours?: number | null
    updated_at?: Date | string
  }
  bookings: {
    id: string
    shop_id: string
    product_id: string
    resource_id: string
    user_id?: string | null
    order_id?: string | null
    item_id?: string | null
    status: 'held' | 'pending' | 'confirmed' | 'cancelled' | 'expired' | 'no_show'
    starts_at: Date | string
    ends_at: Date | string
    service_name: string
    price: number
    cancel_until: Date | string
    late_fee?: number | null
    fee?: number | null
    email?: string
    name?: string
    phone?: string | null
    note?: string | null
    guest_address?: string | null
    sequence?: number
    reminder_hours?: number | null
    remind_at?: Date | string | null
    expires_at?: Date | string | null
    expiry_next_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  calendar_addresses: {
    id: string
    shop_id: string
    resource_id?: string | null
    token_hash: string
    token: string
    created_at?: Date | string
  }
  card_tries: {
    id: string
    network: string
    site: string
    created_at?: Date | string
  }
  cart_items: {
    id: string
    shop_id: string
    cart_id: string
    product_id: string
    variant_id?: string | null
    options?: object | string
    modifiers?: object | string | null
    quantity: number
    seen_price: number
    auto_renew?: boolean
    created_at?: Date | string
  }
  carts: {
    id: string
    shop_id: string
    user_id: string
    tax_id?: object | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  categories: {
    id: string
    shop_id: string
    name: string
    slug: string
    description?: string
    image?: string | null
    parent_id?: string | null
    ancestors?: object | string
    position?: number
    created_at?: Date | string
    updated_at?: Date | string
  }
  checkout_sessions: {
    id: string
    shop_id: string
    agent_id: string
    user_id: string
    state?: 'cart' | 'open' | 'placed' | 'canceled'
    cart_id?: string | null
    plan: object | string
    shown_total?: number | null
    order_id?: string | null
    sealed_link?: string | null
    expires_at: Date | string
    created_at?: Date | string
    updated_at?: Date | string
  }
  comment_reactions: {
    comment_id: string
    user_id: string
    shop_id: string
    liked: boolean
    created_at?: Date | string
  }
  comment_reports: {
    comment_id: string
    user_id: string
    shop_id: string
    reason: string
    created_at?: Date | string
  }
  comments: {
    id: string
    shop_id: string
    resource: 'product' | 'blog'
    resource_id: string
    parent_id?: string | null
    user_id?: string | null
    body: string
    likes?: number
    dislikes?: number
    hidden_at?: Date | string | null
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  coupon_redemptions: {
    order_id: string
    shop_id: string
    coupon_id: string
    user_id: string
    address_hash?: string | null
    created_at?: Date | string
  }
  coupons: {
    id: string
    shop_id: string
    code: string
    title?: string
    type: 'fixed' | 'percentage'
    discount: number
    minimum_order_amount?: number
    starts_at?: Date | string
    ends_at?: Date | string
    active?: boolean
    applies_to?: object | string | null
    free_shipping?: boolean
    usage_limit?: number | null
    per_user_limit?: number | null
    usage_count?: number
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  custom_fields: {
    id: string
    shop_id: string
    resource: 'products' | 'customers'
    key: string
    name: string
    type: 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'link'
    choices?: string[]
    public?: boolean
    created_at?: Date | string
    updated_at?: Date | string
  }
  customers: {
    id: string
    shop_id: string
    user_id?: string | null
    name?: string
    email: string
    phone?: string | null
    active?: boolean
    tags?: string[]
    custom?: object | string | null
    last_active_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  deliveries: {
    id: string
    shop_id: string
    app_id: string
    installation_id: string
    event_id: string
    topic: string
    resource: string
    body: string
    state?: 'pending' | 'delivered' | 'dead' | 'dropped'
    attempt?: number
    lease?: string | null
    next_at?: Date | string
    created_at?: Date | string
    delivered_at?: Date | string | null
  }
  delivery_attempts: {
    id: string
    shop_id: string
    delivery_id: string
    attempt: number
    status?: number | null
    error?: string | null
    duration_ms: number
    response?: string | null
    location?: string | null
    attempted_at?: Date | string
  }
  device_requests: {
    id: string
    device_code_hash: string
    user_code_hash: string
    name: string
    ip: string
    interval_seconds: number
    asked_at?: Date | string | null
    user_id?: string | null
    allowed?: boolean | null
    decided_at?: Date | string | null
    signed_in_at?: Date | string | null
    used_at?: Date | string | null
    expires_at: Date | string
    created_at?: Date | string
  }
  digital_files: {
    id: string
    shop_id: string
    product_id: string
    name: string
    content_type: string
    size: number
    sha256: string
    storage_key: string
    deleted_at?: Date | string | null
    created_at?: Date | string
  }
  dining_tables: {
    id: string
    shop_id: string
    name: string
    area?: string
    code: string
    created_at?: Date | string
  }
  discount_periods: {
    shop_id: string
    discount_id: string
    begins_at: Date | string
    ends_at: Date | string
    priority: number
    exclusive: boolean
    applies_to?: object | string | null
    percent: number
    minimum: number
    by_hours: boolean
    last_product_id?: string | null
    changed?: number
    noted_at?: Date | string | null
  }
  dispatches: {
    id: string
    shop_id: string
    order_id: string
    shipment_id: string
    provider: string
    request: object | string
    offer?: string | null
    fee?: number | null
    courier?: object | string | null
    carrier?: string | null
    label_url?: string | null
    state?: 'intent' | 'booked' | 'refused'
    status?: 'requested' | 'assigned' | 'picked_up' | 'delivered' | 'failed' | 'cancelled'
    provider_job?: string | null
    tracking_number?: string
    tracking_url?: string | null
    failure?: string | null
    idempotency_key?: string | null
    asked_at: Date | string
    checked_at?: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }
  draft_orders: {
    id: string
    shop_id: string
    status?: 'open' | 'sent' | 'completed'
    email?: string | null
    lines: object | string
    discount?: object | string | null
    shipping?: object | string | null
    shipping_address?: object | string | null
    billing_address?: object | string | null
    note?: string | null
    computed: object | string
    held?: object | string | null
    held_until?: Date | string | null
    origin?: object | string | null
    staff_id?: string | null
    token_hash?: string | null
    link_expires_at?: Date | string | null
    sent_at?: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }
  entitlements: {
    id: string
    shop_id: string
    user_id: string
    product_id: string
    access_type: 'pass' | 'lifetime'
    all_access?: boolean
    starts_at: Date | string
    ends_at?: Date | string | null
    pass_ends_at?: Date | string | null
    auto_renew?: boolean
    renewal_failures?: number
    card_provider?: string | null
    card_token_sealed?: string | null
    card_brand?: string | null
    card_last4?: string | null
    renewal_email?: string | null
    renewal_noticed_for?: Date | string | null
    renewal_noticed_price?: number | null
    renewal_noticed_amount?: number | null
    renewal_charged_from?: Date | string | null
    renewal_tried_at?: Date | string | null
    revoked_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  event_clock: {
    is_one?: boolean
    counter?: string
    ahead?: number
  }
  events: {
    id: string
    shop_id: string
    resource: string
    resource_id?: string | null
    method: string
    path: string
    actor_kind?: string | null
    actor_id?: string | null
    occurred_at?: Date | string
    fanned_out_at?: Date | string | null
    transaction_id?: string
  }
  exports: {
    id: string
    shop_id: string
    kind: 'products' | 'stock' | 'customers' | 'coupons' | 'orders' | 'everything'
    format: 'csv' | 'ndjson' | 'archive'
    status?: 'running' | 'done'
    total: number
    done?: number
    after?: string
    written?: number
    storage_key?: string | null
    size?: number | null
    sha256?: string | null
    expires_at?: Date | string | null
    created_at: Date | string
    finished_at?: Date | string | null
  }
  former_domains: {
    domain: string
    shop_id: string
    given_up_at: Date | string
  }
  former_slugs: {
    shop_id: string
    kind: 'product' | 'category' | 'blog'
    slug: string
    record_id: string
    created_at?: Date | string
  }
  freed_places: {
    id: string
    shop_id: string
    resource_id: string
    starts_at: Date | string
    ends_at: Date | string
    next_at?: Date | string
  }
  idempotency_keys: {
    caller: string
    key: string
    operation: string
    fingerprint: string
    locked_until: Date | string
    reply?: object | string | null
    created_at?: Date | string
  }
  import_issues: {
    id: string
    shop_id: string
    import_id: string
    line: number
    column_name?: string | null
    code: string
    message: string
    refuses: boolean
  }
  import_records: {
    shop_id: string
    import_id: string
    key: string
    line: number
    rows: object | string
    fields?: object | string | null
    category?: string | null
    outcome?: 'created' | 'updated' | 'unchanged' | 'refused' | null
  }
  imports: {
    id: string
    shop_id: string
    kind: 'products' | 'stock' | 'customers' | 'coupons' | 'redirects' | 'orders'
    format: string
    file_name: string
    match: 'slug' | 'barcode' | 'sku' | 'id' | 'email' | 'code' | 'path' | 'number'
    stock: 'keep' | 'set' | 'adjust'
    status: 'ready' | 'running' | 'done' | 'cancelled'
    announced?: number
    done?: number
    refused?: number
    created?: number
    updated?: number
    unchanged?: number
    created_at: Date | string
    finished_at?: Date | string | null
  }
  installations: {
    id: string
    shop_id: string
    app_id: string
    user_id: string
    scopes: string[]
    removed_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  invitations: {
    id: string
    shop_id: string
    email: string
    role_id?: string | null
    token_hash: string
    invited_by: string
    expires_at: Date | string
    created_at: Date | string
  }
  invited_merchants: {
    email: string
    created_at?: Date | string
  }
  invoice_requests: {
    shop_id: string
    order_id: string
    cause: 'order' | 'refund' | 'cancellation'
    subject_id: string
    next_at?: Date | string
    created_at?: Date | string
  }
  invoice_series: {
    shop_id: string
    series: string
    year: number
    last_number: number
    last_issued_at: Date | string
  }
  invoices: {
    id: string
    shop_id: string
    kind: 'invoice' | 'credit_note'
    series: string
    year: number
    sequence: number
    number: string
    order_id: string
    invoice_id?: string | null
    refund_id?: string | null
    currency: string
    total: number
    data: object | string
    clearance?: object | string | null
    mailed_at?: Date | string | null
    issued_at: Date | string
    created_at: Date | string
    updated_at: Date | string
  }
  knex_migrations: {
    id?: number
    name?: string | null
    batch?: number | null
    migration_time?: Date | string | null
  }
  knex_migrations_lock: {
    index?: number
    is_locked?: number | null
  }
  known_devices: {
    user_id: string
    device_hash: string
    seen_at: Date | string
  }
  kyc: {
    id: string
    shop_id: string
    user_id: string
    type: string
    number: string
    masked_number: string
    full_name: string
    status?: 'pending' | 'approved' | 'rejected'
    reason?: string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  mail_counts: {
    key: string
    since: Date | string
    count: number
  }
  mails: {
    id: string
    lane?: 'codes' | 'mails'
    recipient: string
    subject: string
    body: string
    headers?: string | null
    html: string
    attached?: object | string | null
    calendar?: string | null
    attempt?: number
    lease?: string | null
    next_at?: Date | string
    state?: 'pending' | 'sent' | 'mailbox' | 'dead'
    created_at?: Date | string
  }
  modifier_groups: {
    id: string
    shop_id: string
    name: string
    min?: number
    max?: number | null
    included?: number
    pricing?: 'sum' | 'highest'
    allow_quantities?: boolean
    options: object | string
    created_at?: Date | string
    updated_at?: Date | string
  }
  newsletter_codes: {
    code_hash: string
    shop_id: string
    subscription_id: string
    created_at?: Date | string
  }
  newsletter_subscriptions: {
    id: string
    shop_id: string
    email: string
    status?: 'pending' | 'subscribed' | 'unsubscribed'
    confirmed_at?: Date | string | null
    unsubscribed_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  notes: {
    id: string
    shop_id: string
    title: string
    content: string
    resource?: string | null
    resource_id?: string | null
    user_id: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  notification_settings: {
    shop_id: string
    user_id: string
    mailed?: string[]
    digest_at?: Date | string | null
    updated_at?: Date | string
  }
  notifications: {
    id: string
    shop_id: string
    type: string
    title: string
    body: string
    resource?: string | null
    resource_id?: string | null
    read_at?: Date | string | null
    to_mail?: boolean
    created_at?: Date | string
    updated_at?: Date | string
  }
  oauth_codes: {
    id: string
    shop_id: string
    code_hash: string
    installation_id: string
    app_id: string
    redirect_uri: string
    code_challenge: string
    scopes: string[]
    user_id: string
    used_at?: Date | string | null
    expires_at: Date | string
    created_at?: Date | string
  }
  one_time_codes: {
    id: string
    user_id: string
    surface?: 'store' | 'console'
    shop_id?: string | null
    code_hash: string
    name?: string
    ip: string
    site: string
    known?: boolean
    used_at?: Date | string | null
    expires_at: Date | string
    created_at?: Date | string
  }
  order_announcements: {
    id: string
    shop_id: string
    order_id: string
    change: 'placed' | 'processing' | 'paid' | 'granted' | 'delayed' | 'shipped' | 'cancelled' | 'refunded' | 'excess_refunded'
    facts: object | string
    next_at: Date | string
    created_at: Date | string
  }
  order_edits: {
    id: string
    shop_id: string
    order_id: string
    changes: object | string
    reason?: string | null
    total_before: number
    total_after: number
    refunded: number
    draft_id?: string | null
    created_at: Date | string
  }
  order_items: {
    id: string
    shop_id: string
    order_id: string
    product_id?: string | null
    variant_id?: string | null
    name: string
    variant_name?: string | null
    image?: string | null
    options?: object | string
    modifiers?: object | string | null
    unit_price: number
    quantity: number
    shipped?: number
    cancelled?: number
    discount?: number
    taxes?: object | string | null
    discounts?: object | string
    auto_renew?: boolean
    holds_stock: boolean
    kind?: 'product' | 'food' | 'service'
    position: number
    digital?: object | string | null
    details?: object | string | null
    held_by_guest?: boolean
    returned?: number
  }
  order_numbers: {
    shop_id: string
    last_number: number
  }
  order_slots: {
    shop_id: string
    way: 'delivery' | 'pickup' | 'table'
    starts_at: Date | string
    taken: number
  }
  orders: {
    id: string
    shop_id: string
    number: number
    external_number?: string | null
    user_id: string
    customer_id?: string | null
    email: string
    subtotal: number
    shipping_cost?: number
    discount?: number
    tax_added?: number
    refunded?: number
    exchange_of?: string | null
    credited?: number
    part_paid?: number
    currency: string
    coupon_id?: string | null
    coupon?: object | string | null
    rules?: object | string
    discounts?: object | string
    status?: 'pending' | 'processing' | 'paid' | 'cancelled' | 'refunded'
    payment_status?: string
    payment_method_id?: string | null
    card_tries?: number
    proof?: object | string | null
    proof_at?: Date | string | null
    reminder_at?: Date | string | null
    note?: string | null
    shipping_address?: object | string | null
    billing_address?: object | string | null
    tax_id?: object | string | null
    tax_treatment?: 'taxed' | 'reverse_charge' | 'exempt' | 'outside_scope' | null
    card_country?: string | null
    taxes?: object | string | null
    shipping_taxes?: object | string | null
    guest_address?: string | null
    by_guest?: boolean
    expires_at?: Date | string | null
    payment_due_at?: Date | string | null
    expiry_next_at?: Date | string | null
    paid_at?: Date | string | null
    paid_by?: object | string | null
    stock_held?: boolean
    shipping_rate?: object | string | null
    collection?: object | string | null
    due_at?: Date | string | null
    handover?: object | string | null
    shipment_id?: string | null
    to_ship?: number
    shipped?: number
    grant_status?: 'granted' | 'failed' | null
    grant_error?: string | null
    grant_attempts?: number
    grant_next_at?: Date | string | null
    grant_tried_at?: Date | string | null
    history?: object | string
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  payment_links: {
    id: string
    shop_id: string
    order_id: string
    token_hash: string
    expires_at: Date | string
    created_at?: Date | string
  }
  payment_methods: {
    id: string
    shop_id: string
    option: string
    active?: boolean
    settings?: object | string
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  payments: {
    id: string
    shop_id: string
    order_id: string
    provider: string
    reference: string
    provider_id?: string | null
    amount: number
    currency: string
    state?: 'intent' | 'pending' | 'succeeded' | 'declined' | 'abandoned' | 'refunded' | 'transfer' | 'part'
    received?: object | string | null
    card?: object | string | null
    fee?: number | null
    authorization_url?: string | null
    by_link?: boolean
    failure?: string | null
    sealed_token?: string | null
    disputes?: object | string | null
    checked_at?: Date | string | null
    asked_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  payout_transfers: {
    id: string
    shop_id: string
    payout_method: string
    amount: number
    currency: string
    reference: string
    state: 'paid' | 'failed'
    reason?: string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  payouts: {
    id: string
    shop_id: string
    user_id: string
    payout: string
    data: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  picture_files: {
    storage_key: string
    shop_id: string
    picture_id: string
    size_name: 'small' | 'medium' | 'large' | 'share'
    format: 'jpeg' | 'png' | 'webp'
    width: number
    height: number
    sha256: string
    size: number
  }
  picture_sources: {
    id: string
    shop_id: string
    product_id: string
    import_id?: string | null
    line: number
    url: string
    host: string
    state?: 'due' | 'fetched' | 'failed'
    tries?: number
    next_at?: Date | string
    picture_id?: string | null
    picture_url?: string | null
  }
  pictures: {
    id: string
    shop_id: string
    sha256: string
    name: string
    created_at?: Date | string
  }
  platform_activity: {
    id: string
    action: string
    actor_kind: string
    actor_id?: string | null
    address?: string | null
    resource_id?: string | null
    name?: string | null
    reason?: string | null
    created_at?: Date | string
  }
  price_changes: {
    id: string
    shop_id: string
    percent?: number | null
    amount?: number | null
    category_id?: string | null
    idempotency_key?: string | null
    total: number
    updated?: number
    last_created_at?: Date | string | null
    last_product_id?: string | null
    created_at: Date | string
    finished_at?: Date | string | null
  }
  price_history: {
    shop_id: string
    record_id: string
    begins_at: Date | string
    price?: number | null
    reduced: boolean
  }
  price_schedules: {
    id: string
    shop_id: string
    status?: 'scheduled' | 'active' | 'done' | 'undone'
    starts_at: Date | string
    ends_at?: Date | string | null
    ending?: number | null
    shows_before: boolean
    created_at: Date | string
  }
  product_categories: {
    shop_id: string
    category_id: string
    product_id: string
  }
  product_scopes: {
    shop_id: string
    product_id: string
    until: Date | string
    category_id?: string | null
    tags: string[]
  }
  product_tags: {
    product_id: string
    tag: string
    shop_id: string
    created_at: Date | string
  }
  product_texts: {
    product_id: string
    shop_id: string
    category_id?: string | null
    text: string
    stems: string
  }
  products: {
    id: string
    shop_id: string
    category_id?: string | null
    kind?: 'product' | 'food' | 'service'
    name: string
    slug?: string | null
    description?: string
    price: number
    compare_at_price?: number | null
    cost?: number | null
    prior_price?: number | null
    measure?: object | string | null
    quantity?: number
    held?: number
    low_stock_at?: number | null
    images?: string[]
    image_alts?: object | string
    sku?: string | null
    barcode?: string | null
    details?: object | string | null
    tags?: string[]
    digital?: object | string | null
    listed?: boolean
    publish_at?: Date | string | null
    unpublish_at?: Date | string | null
    releases_at?: Date | string | null
    tax_class?: string
    rating_sum?: number
    rating_count?: number
    available?: boolean
    available_again_at?: Date | string | null
    available_at?: object | string | null
    allergens?: string[] | null
    diet?: string[]
    modifier_groups?: string[]
    bookable?: boolean
    duration_minutes?: number | null
    in_variants?: boolean
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  proof_files: {
    id: string
    shop_id: string
    order_id: string
    name: string
    content_type: string
    size: number
    sha256: string
    storage_key: string
    created_at?: Date | string
  }
  provider_looks: {
    provider: string
    kind: string
    looked_until?: Date | string | null
    begun_at?: Date | string | null
    page?: string | null
    next_at: Date | string
  }
  push_messages: {
    id: string
    shop_id: string
    subscription_id: string
    order_id?: string | null
    booking_id?: string | null
    payload: string
    attempt?: number
    lease?: string | null
    next_at: Date | string
    created_at: Date | string
  }
  push_subscriptions: {
    id: string
    shop_id: string
    user_id: string
    session_id: string
    endpoint_hash: string
    endpoint: string
    keys: string
    service: string
    expires_at?: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }
  record_count_changes: {
    id?: string
    shop_id: string
    kind: string
    key: string
    change: number
    begins?: Date | string | null
    amount?: number | null
  }
  record_counts: {
    shop_id: string
    kind: string
    key: string
    total: number
  }
  record_counts_by_time: {
    shop_id: string
    kind: string
    begins: Date | string
    key: string
    total: number
    amount: number
  }
  redirects: {
    id: string
    shop_id: string
    path: string
    target: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  refund_lines: {
    id: string
    shop_id: string
    refund_id: string
    order_id: string
    item_id?: string | null
    position: number
    quantity: number
    amount: number
    restock: boolean
  }
  refunds: {
    id: string
    shop_id: string
    order_id: string
    payment_id?: string | null
    return_id?: string | null
    kind?: 'refund' | 'excess'
    exchange_id?: string | null
    amount: number
    from_credit?: number
    by_hand?: number
    cancels?: boolean
    reason?: string | null
    idempotency_key?: string | null
    fingerprint?: string | null
    state?: 'intent' | 'succeeded' | 'failed'
    provider_id?: string | null
    tries?: number
    failure?: string | null
    refused_at?: Date | string | null
    next_at?: Date | string | null
    checked_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  renewal_charges: {
    id: string
    shop_id: string
    entitlement_id: string
    product_id: string
    period_end: Date | string
    attempt: number
    provider: string
    reference: string
    provider_id?: string | null
    amount: number
    currency: string
    taxes?: object | string | null
    tax_added?: number
    tax_treatment?: string | null
    email?: string | null
    card_brand?: string | null
    card_last4?: string | null
    card_token_sealed?: string | null
    state?: 'intent' | 'unknown' | 'succeeded' | 'declined' | 'abandoned' | 'refunding' | 'refunded' | 'refund_failed'
    failure?: string | null
    disputes?: object | string | null
    refund_tries?: number
    refund_refused_at?: Date | string | null
    look_ups?: number
    next_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  resource_services: {
    shop_id: string
    resource_id: string
    product_id: string
  }
  resources: {
    id: string
    shop_id: string
    name: string
    kind: 'person' | 'room' | 'thing'
    hours: object | string
    before_minutes?: number
    after_minutes?: number
    capacity?: number
    active?: boolean
    deleted_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  return_exclusions: {
    shop_id: string
    product_id: string
    reason: string
  }
  return_lines: {
    shop_id: string
    return_id: string
    item_id: string
    position: number
    quantity: number
    reason?: string | null
    received?: number | null
    condition?: 'unopened' | 'opened' | 'used' | 'damaged' | null
    restock?: boolean | null
    wanted?: object | string | null
    counted: number
  }
  return_policies: {
    shop_id: string
    days?: number | null
    updated_at: Date | string
  }
  returns: {
    id: string
    shop_id: string
    order_id: string
    kind: 'return' | 'exchange' | 'claim' | 'withdrawal'
    status?: 'requested' | 'approved' | 'refused' | 'received' | 'closed'
    declared_at: Date | string
    declaration_id?: string | null
    deadline?: Date | string | null
    note?: string | null
    answer?: string | null
    label?: object | string | null
    exchange_id?: string | null
    history: object | string
    created_at: Date | string
    updated_at: Date | string
  }
  reviews: {
    id: string
    shop_id: string
    product_id: string
    user_id: string
    rating: number
    title: string
    body: string
    hidden_at?: Date | string | null
    reply?: string | null
    replied_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  roles: {
    id: string
    shop_id: string
    name: string
    pages?: object | string
    permissions?: string[]
    active?: boolean
    created_at?: Date | string
    updated_at?: Date | string
  }
  sale_changes: {
    shop_id: string
    day: Date | string
    changes: number
    settled?: number
  }
  sales_sums: {
    shop_id: string
    part: string
    span: 'day' | 'month'
    begins: Date | string
    ends: Date | string
    changes: number
    orders: number
    sales: number
    refunded: number
    keys: string[]
    group_orders: number[]
    group_pieces: number[]
    group_sales: number[]
    group_discounts: number[]
    group_refunded: number[]
  }
  scheduled_prices: {
    shop_id: string
    schedule_id: string
    position: number
    product_id: string
    variant_id?: string | null
    price?: number | null
    percent?: number | null
    price_set?: number | null
    price_before?: number | null
    compare_set?: number | null
    compare_before?: number | null
  }
  scripts: {
    id: string
    shop_id: string
    name: string
    placement: 'head' | 'body'
    src?: string | null
    content?: string | null
    active?: boolean
    created_at?: Date | string
    updated_at?: Date | string
  }
  second_factors: {
    id: string
    user_id: string
    secret: string
    last_step?: number
    recovery_codes?: string[]
    confirmed_at?: Date | string | null
    created_at?: Date | string
  }
  sessions: {
    id: string
    user_id: string
    surface?: 'store' | 'console'
    shop_id?: string | null
    device?: string | null
    expires_at: Date | string
    revoked_at?: Date | string | null
    created_at?: Date | string
  }
  shipments: {
    id: string
    shop_id: string
    order_id: string
    rate_id?: string | null
    carrier: string
    courier: object | string
    shipping_address: object | string
    metadata?: object | string
    lines?: object | string
    tracking_number: string
    tracking_code: string
    tracking_url?: string | null
    shipping_method: string
    shipping_cost: number
    notes: string
    estimated_delivery?: Date | string | null
    status?: 'pending' | 'in_transit' | 'delivered' | 'cancelled'
    history: object | string
    idempotency_key?: string | null
    fingerprint?: string | null
    created_at: Date | string
    updated_at: Date | string
  }
  shipping_addresses: {
    id: string
    user_id: string
    name: string
    phone: string
    line1: string
    line2?: string | null
    city: string
    state: string
    country: string
    postal_code?: string | null
    lat?: number | null
    lng?: number | null
    is_default: boolean
    created_at: Date | string
    updated_at: Date | string
  }
  shipping_labels: {
    id: string
    shop_id: string
    order_id: string
    rate_id: string
    provider: string
    provider_rate: string
    shipment: object | string
    state?: 'intent' | 'bought' | 'failed'
    shipment_id?: string | null
    failure?: string | null
    checked_at?: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }
  shipping_rates: {
    id: string
    shop_id: string
    user_id: string
    order_id?: string | null
    provider: string
    provider_rate?: string | null
    service?: string | null
    carrier: string
    courier: object | string
    shipping_method: string
    amount: number
    currency: string
    eta_days?: number | null
    subtotal: number
    kinds: string[]
    load?: object | string | null
    address: object | string
    taken_by?: string | null
    question?: string | null
    expires_at: Date | string
    created_at: Date | string
  }
  shop_domains: {
    id: string
    shop_id: string
    domain: string
    kind?: 'address' | 'subdomain' | 'own'
    state?: 'pending' | 'active' | 'failed'
    token?: string | null
    pending_since?: Date | string | null
    missing_since?: Date | string | null
    checked_at?: Date | string | null
    next_check_at?: Date | string | null
    verified_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  shop_version_changes: {
    shop_id: string
    change?: number
  }
  shop_versions: {
    shop_id: string
    total: number
  }
  shops: {
    id: string
    owner_id: string
    name: string
    slug: string
    type: 'digital' | 'ecommerce' | 'restaurant' | 'business'
    currency: string
    scale: number
    country: string
    time_zone?: string
    author_key?: string
    logo?: string | null
    theme?: object | string
    contact?: object | string
    socials?: object | string
    policies?: object | string
    shipping?: object | string
    checkout?: object | string
    low_stock_at?: number
    collection?: object | string | null
    hours?: object | string | null
    closed_until?: Date | string | null
    kitchen?: object | string | null
    email_templates?: object | string | null
    invoices?: object | string | null
    taxes?: object | string | null
    has_rules?: boolean
    has_category_tree?: boolean
    private_fields?: string[]
    asks_tax_provider?: boolean
    show_prior_price?: boolean
    feeds?: object | string
    sells_to_agents?: boolean
    require_second_factor?: boolean
    suspended_at?: Date | string | null
    suspension_reason?: string | null
    closed_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
  }
  sign_in_networks: {
    user_id: string
    ip: string
    last_at: Date | string
  }
  sign_in_tries: {
    id: string
    user_id: string
    ip: string
    site: string
    known: boolean
    created_at: Date | string
  }
  skus: {
    shop_id: string
    sku: string
    product_id: string
    variant_id?: string | null
  }
  staff: {
    shop_id: string
    user_id: string
    role_id: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  staff_grants: {
    shop_id: string
    installation_id: string
    user_id: string
    scopes: string[]
  }
  stock_alerts: {
    id: string
    shop_id: string
    product_id: string
    variant_id?: string | null
    email: string
    asked_at?: Date | string
    confirmed_at?: Date | string | null
    due_at?: Date | string | null
  }
  stock_by_variants: {
    shop_id: string
    product_id: string
    key: string
  }
  stock_by_variants_changes: {
    id?: string
    shop_id: string
    product_id: string
  }
  stock_movements: {
    id?: string
    shop_id: string
    product_id: string
    variant_id?: string | null
    reason: string
    change: number
    held_change: number
    on_hand: number
    held: number
    order_id?: string | null
    actor_kind?: string | null
    actor_id?: string | null
    note?: string | null
    created_at?: Date | string
  }
  stored_objects: {
    storage_key: string
    shop_id: string
    created_at?: Date | string
    unused_since?: Date | string | null
  }
  task_occurrences: {
    task_id: string
    date: Date | string
    shop_id: string
    status: 'to do' | 'in progress' | 'done' | 'skipped'
    responded_by: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  tasks: {
    id: string
    shop_id: string
    title: string
    details?: string
    due_date?: string | null
    due_at?: Date | string | null
    status?: 'to do' | 'in progress' | 'done' | 'skipped'
    recurring?: 'none' | 'daily' | 'weekly' | 'monthly'
    every?: number | null
    until?: string | null
    is_ai?: boolean
    assignees?: string[]
    created_by: string
    created_at?: Date | string
    updated_at?: Date | string
  }
  tax_answers: {
    shop_id: string
    question: string
    answer?: object | string | null
    created_at: Date | string
  }
  tax_providers: {
    id: string
    shop_id: string
    name: string
    sealed_key: string
    key_end: string
    when_silent: 'refuse' | 'tables'
    codes: object | string
    updated_at?: Date | string
  }
  tax_rates: {
    id: string
    shop_id: string
    name: string
    country: string
    state?: string | null
    postal_code?: string | null
    class: string
    rate: number
    starts_at?: Date | string
    ends_at?: Date | string
    created_at?: Date | string
    updated_at?: Date | string
  }
  tax_registrations: {
    id: string
    shop_id: string
    country: string
    state?: string | null
    number?: string | null
    scheme: 'standard' | 'oss' | 'ioss' | 'none'
    starts_at?: Date | string
    ends_at?: Date | string
    created_at?: Date | string
    updated_at?: Date | string
  }
  tax_reports: {
    id: string
    shop_id: string
    order_id: string
    refund_id?: string | null
    provider: string
    terms?: object | string | null
    amount?: number | null
    state: 'waiting' | 'due' | 'done' | 'failed'
    calculation_id?: string | null
    transaction_id?: string | null
    tries?: number
    failure?: string | null
    next_at?: Date | string
  }
  tickets: {
    id: string
    shop_id: string
    order_id: string
    station?: string | null
    items: string[]
    state?: 'new' | 'started' | 'ready' | 'done'
    moved_at: Date | string
    due_at: Date | string
    cancelled_at?: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }
  time_alerts: {
    id: string
    shop_id: string
    product_id: string
    resource_id?: string | null
    day: Date | string
    forget_at: Date | string
    email: string
    asked_at?: Date | string
    confirmed_at?: Date | string | null
    due_at?: Date | string | null
  }
  users: {
    id: string
    email?: string | null
    name?: string
    phone?: string | null
    avatar?: string | null
    role?: string
    auth_method?: string
    balance?: number
    deleted_at?: Date | string | null
    disabled_at?: Date | string | null
    created_at?: Date | string
    updated_at?: Date | string
    forget_at?: Date | string | null
  }
  variants: {
    id: string
    shop_id: string
    product_id: string
    name: string
    price?: number | null
    cost?: number | null
    prior_price?: number | null
    measure?: object | string | null
    quantity?: number
    held?: number
    sku?: string | null
    details?: object | string | null
    options?: object | string
    position?: number
    deleted_at?: Date | string | null
  }
  webhook_hosts: {
    host: string
    answered_at?: Date | string | null
    busy_until?: Date | string | null
    spent_until?: Date | string
    last_served_at?: Date | string
  }
  wishlist_items: {
    shop_id: string
    user_id: string
    product_id: string
    created_at?: Date | string
  }
  withdrawal_declarations: {
    id: string
    shop_id: string
    number: number
    email: string
    declared_at: Date | string
    next_at?: Date | string
  }
}
