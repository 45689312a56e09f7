import type { Kind } from '../kind.ts';

export const foodCoop = {
  id: 'food-coop',
  title: 'food cooperatives and group orders',
  strong:
    'food_coop food_cooperative group_order buying_group farm_box vegetable_box csa community_supported weekly_boxes food_hub regional_producers order_together bulk_order vegetables_members order_farmers coop orders_members members_order weekly_vegetables boxes_vegetables families_share buying_group_households grow_vegetables share_thursday organic_ordering farmers_eaters shares_pickup share_vegetables families_buy_farms olive_oil oranges_pallet pallet_farms buy_straight_farm straight_from_farm neighbours_order_farm collects_each_wants buy_together_families flour_sacks order_wholesale_families milk_farm_families',
  weak: 'farm order producer member vegetable pickup week product share delivery valley crate oil orange pallet lorry families cheese slot',
  told: 'vegetables order farmers weekly box members producers pickup share cooperative bulk distribution organic collect delivery crates total invoice week closes price kilo neighbours bread milk surplus coordinator csa',
  things: ['order', 'product', 'share'],
  people: ['members', 'customers', 'producers'],
  field: 'food cooperatives',
  features: [
    {
      id: 'open-close-order-cycles',
      name: 'Open and close order cycles',
      why: 'producers need the numbers in time',
      about: 'Members order between two dates, then the sums go to the producers.',
      size: 'M',
      said: 'close open cycle until wednesday order_window',
      asked:
        'order_until_wednesday close_tuesday open_week close_orders order_until set_order_deadline stop_ordering open_monday end_order order_tuesday close_date set_closing close_window choose_until',
    },
    {
      id: 'order-products-online',
      name: 'Order products in an online shop',
      about:
        'Members fill a basket until the order closes, see prices with deposit and markup, and change it until then.',
      why: 'paper lists and mails leave one person adding up at night',
      size: 'M',
      skill: 'checkout',
      said: 'order shop customer each_wants',
      asked:
        'order_online order_vegetables click_basket choose_products put_basket order_phone pick_vegetables order_milk see_products collect_wants',
    },
    {
      id: 'let-each-producer-manage',
      name: 'Manage producers and their products',
      about:
        'Producers keep their own products, units, prices and availability per round, and see only the orders for these.',
      why: 'the coop types price lists that are outdated the same week',
      size: 'M',
      said: 'producer farm own_products look_after articles_suppliers',
      asked:
        'change_price_farmer add_producer keep_farmers write_available enter_harvest add_product say_available enter_products enter_ripe enter_grow keep_articles list_articles write_week list_products add_articles',
    },
    {
      id: 'sum-up-orders-producers',
      name: 'Sum up orders by supplier',
      about: "At closing time one order per supplier adds all members' amounts up to full crates and goes out.",
      why: 'half a crate cannot be ordered from the farm',
      size: 'S',
      skill: 'suppliers',
      said: 'sum list producer total order_pdf goes_supplier',
      asked:
        'sum_farmer send_farmer_list add_up_orders print_farmer sum_orders count_crates write_farmer tell_baker send_order_supplier order_supplier_pdf send_order_pdf mail_supplier',
    },
    {
      id: 'keep-accounts-members-balances',
      name: 'Keep member accounts and balances',
      about:
        "Deposits, orders, corrections and work credits move each member's account, and ordering stops below a set balance.",
      why: 'one unpaid share is carried by all other members',
      size: 'M',
      said: 'account balance credit balance_household run_after_money',
      asked:
        'see_balance see_owes pay_credit keep_account load_credit see_credit see_money_left take_credit run_after_money',
    },
    {
      id: 'choose-pickup-point-delivery',
      name: 'Choose pickup places and delivery days',
      about: 'A member picks a depot and day for each order; depots have opening hours, a fee and a closing time.',
      why: 'vegetables wait spoiling where nobody comes that day',
      size: 'M',
      skill: 'delivery',
      said: 'pickup point collect half-hour_slots',
      asked:
        'choose_depot fetch_friday choose_place pick_up choose_day bring_home collect_thursday fetch_place deliver_home choose_fetch change_garage change_depot choose_garage change_pickup fetch_garage come_cars_slot pick_slot choose_half_hour',
    },
    {
      id: 'adjust-amounts-was-delivered',
      name: 'Receive deliveries and adjust amounts',
      about:
        "What came is entered per product; short or weighed amounts are shared out, and each member's sum changes with them.",
      why: 'members would pay for cheese that never arrived',
      size: 'M',
      skill: 'suppliers',
      said: 'missing delivered adjust received_amounts prices_change',
      asked:
        'weigh_cheese correct_weight write_missing change_delivered take_off_missing correct_amount deliver_less note_missing enter_weight receive_delivery correct_received change_price_delivered',
    },
    {
      id: 'take-payments-online',
      name: 'Take payments online',
      size: 'M',
      skill: 'payments',
      said: 'pay',
      asked: 'pay_card pay_online pay_paypal pay_twint pay_phone transfer_money take_card',
    },
    {
      id: 'write-invoices',
      name: 'Write invoices for members',
      about:
        'After the round every member gets a numbered invoice of what was received, with tax, deposit and balance.',
      why: 'producers and tax office want papers for each share',
      size: 'M',
      skill: 'invoicing',
      said: 'invoice',
      asked: 'write_bill send_bill print_bill bill_member mail_bill see_bill',
    },
    {
      id: 'track-stock',
      name: 'Track stock of products',
      about: 'Flour, oil and other store goods go down by weight or piece at each sale; a minimum starts a reorder.',
      why: 'members drive to the store for an empty shelf',
      size: 'M',
      skill: 'stock',
      said: 'stock',
      asked:
        'see_stock count_stock see_rice_left see_flour_left see_shelf count_jars tell_empty take_stock reorder_rice count_shelf count_left',
    },
    {
      id: 'print-packing-distribution-lists',
      name: 'Print packing and pickup lists',
      about: 'Lists come per product for weighing out and per member for packing, sorted by depot, with boxes to tick.',
      why: 'packers with wet hands have no use for a screen',
      size: 'S',
      skill: 'pdf',
      said: 'packing list print',
      asked:
        'print_list_depot print_box_list pack_boxes tick_packed read_list_depot see_pack hang_list sort_boxes print_names_boxes print_box tick_fetched tick_box',
    },
    {
      id: 'set-up-recurring-orders',
      name: 'Subscribe to weekly boxes and pause them',
      about:
        'A box comes weekly or fortnightly without ordering; single weeks are left out until the closing day, holidays by period.',
      why: 'farmers must know in spring how much to sow',
      size: 'M',
      skill: 'recurring',
      said: 'box weekly subscription',
      asked:
        'repeat_order subscribe_box pause_holiday cancel_box skip_week take_box pause_box change_box_size deliver_weekly receive_weekly skip_box pick_small_large choose_share_size give_share_friend pause_share skip_holiday take_half_share',
    },
    {
      id: 'plan-work-shifts-members',
      name: 'Plan shifts and tasks of members',
      about:
        'Shifts for unloading, packing and cleaning show free places; hours done count towards what each member owes.',
      why: 'the same five people unload every delivery',
      size: 'M',
      skill: 'shifts',
      said: 'shift work turn_next turn_organise',
      asked:
        'sign_shift plan_helpers see_helps see_works_saturday swap_shift enter_shift divide_work plan_depot_duty find_helper owe_days_field sign_work_day put_down_name_work put_name_down enter_work_day sign_field_day',
    },
    {
      id: 'add-margin-fee',
      name: 'Add fees and markups',
      about: 'A percentage or sum is added per product, supplier or member group, shown as its own line in baskets.',
      why: 'rent, transport and losses must be paid by each order',
      size: 'S',
      skill: 'price-lists',
      said: 'fee margin',
      asked:
        'add_percent put_markup add_surcharge charge_transport add_deposit pay_rent_depot add_fee charge_percent charge_top',
    },
    {
      id: 'manage-members-groups',
      name: 'Manage members and groups with roles',
      about:
        'Households belong to ordering groups; roles for ordering, finance and storage decide who opens which page.',
      why: 'not every member should close orders or book payments',
      size: 'M',
      skill: 'roles',
      said: 'member group',
      asked:
        'add_household keep_members put_member_group accept_member list_households give_rights add_member leave_coop',
    },
    {
      id: 'send-messages-members-suppliers',
      name: 'Send messages to members and suppliers',
      about: 'A message goes to all members, one depot, those who ordered a product or one supplier, and is kept.',
      why: 'a late lorry must reach everybody who waits at the depot',
      size: 'S',
      skill: 'notifications',
      said: 'mail message',
      asked: 'mail_members tell_late write_everybody tell_delivery tell_strawberries send_newsletter tell_depot',
    },
    {
      id: 'share-costs-report-sales',
      name: 'Share costs and report sales',
      about:
        'Transport and shortfalls are divided by value or weight, and turnover is shown per supplier, product and month.',
      why: 'members ask at the assembly where the money went',
      size: 'S',
      skill: 'reports',
      said: 'report sales',
      asked:
        'see_turnover split_costs share_transport see_sold sum_year print_turnover see_earned split_petrol calculate_share',
    },
    {
      id: 'present-producers-pages-map',
      name: 'Present producers on pages and a map',
      about:
        'Each farm has a public page with pictures, methods, products and distance, and is marked on the regional map.',
      why: 'members want to know whose carrots they buy',
      size: 'M',
      skill: 'public-pages',
      said: 'producer page map',
      asked: 'show_farms see_grows see_farm_map introduce_farmers see_comes show_baker read_farm',
    },
    {
      id: 'import-products-suppliers',
      name: 'Import products from suppliers',
      about:
        "A wholesaler's file updates articles, units, prices and tax; changed, new and vanished ones are listed before taking over.",
      why: 'two thousand prices change every week',
      size: 'S',
      skill: 'import-export',
      said: 'import price_list list_import',
      asked:
        'load_price_list import_price_list read_wholesaler import_catalogue load_excel copy_wholesaler upload_price_list update_prices import_articles read_price_list import_prices',
    },
    {
      id: 'share-bulk-units',
      name: 'Fill up bulk units together',
      about: 'A case is ordered when enough want a part.',
      why: 'nobody eats twelve kilos of rice',
      size: 'M',
      said: 'case bulk_unit share few_crates full_pallet crates_too_few',
      asked:
        'fill_case share_case fill_partial split_case fill_up_sack order_whole_case share_sack complete_case see_missing_pallet fill_pallet',
    },
    {
      id: 'order-add-ons',
      name: 'Order add-ons to a box',
      why: 'the box alone makes no breakfast',
      about: 'Members add eggs, honey or bread to the box of their share.',
      size: 'S',
      said: 'eggs honey add_on',
      asked: 'add_eggs add_honey order_eggs add_bread_box take_extra order_extra_box',
    },
    {
      id: 'collect-member-fees',
      name: 'Collect fees of members',
      why: "chasing households is nobody's hobby",
      about: 'Shares are charged each month, also in an amount the member has chosen.',
      size: 'M',
      skill: 'subscriptions',
      said: 'fee monthly',
      asked: 'draw_fee pay_fee collect_fee pay_monthly_share charge_fee_month',
    },
  ],
} satisfies Kind;
