const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The rules of a way of fulfilment that is offered day and night, every day. */
export const openAllDay = {
  leadMinutes: 0,
  lastOrderMinutes: 0,
  daysAhead: 1,
  slotMinutes: 15,
  capacity: null,
  periods: days.map((day) => ({ day, from: '00:00', minutes: 1440 })),
}
