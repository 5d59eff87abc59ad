/** The texts about ordering to a table. */
export const tableWords = {
  table: {
    at: (table: string) => `Table ${table}`,
    lead: 'Order here, and we bring it to your table.',
    staff: 'Please order with our staff.',
    ended: 'This table’s code no longer works',
    endedText: 'Please ask our staff for the new one.',
    bill: 'The bill',
    order: (number: string) => `Order ${number}`,
    pay: (amount: string) => `Pay ${amount}`,
    counter: 'You can also pay everything at the counter.',
    leave: 'I am not at this table',
    left: 'You no longer order to a table.',
    elsewhere: 'Deliver or collect it instead',
    payThere: 'Pay at the counter',
    payThereText: 'Pay when you leave.',
  },
}
