/** Returns the part of an order's total that is paid with money, in minor units: goods that came back pay the rest. */
export const dueOf = ({ total, credited = 0 }: { total: number; credited?: number }) => total - credited
