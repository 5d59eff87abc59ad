/** The texts about opening hours and the times of orders. */
export const hoursWords = {
  hours: {
    title: 'Opening hours',
    open: (until: string) => `Open now, until ${until}`,
    opens: (at: string) => `Closed. We open again ${at}.`,
    closed: 'Closed at the moment.',
    ways: { delivery: 'Delivery', pickup: 'Pickup', table: 'At the table' },
    when: 'When would you like it?',
    asap: (about: string) => `As soon as possible (${about})`,
    none: 'We take no orders at the moment. Please come back when we are open.',
    due: { delivery: 'Delivered', pickup: 'Ready for pickup', table: 'Brought to your table' },
    offered: (times: string) => `Offered ${times}.`,
    notNow: 'Not at this time',
    daily: 'every day',
    days: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
    atTable: (table: string) => `Table ${table}`,
  },
}
