export const en = {
  region: "New orders",
  arrived_one: "A new order has arrived",
  arrived_other: "{{count}} new orders have arrived",
  waiting_one: "An order is waiting",
  waiting_other: "{{count}} orders are waiting",
  order: "Order {{number}}",
  nameless: "New order",
  more_one: "and 1 more",
  more_other: "and {{count}} more",
  open: "View order",
  dismiss: "Dismiss",
  blocked: "Your browser is blocking the new-order sound.",
  stillBlocked:
    "Your browser is still blocking the sound. Allow sound for this site in your browser’s settings.",
  enable: "Turn on sound",
  enabled: "New orders will sound like this.",
  test: "Test sound",
}
