import type { Kind } from '../kind.ts';

export const geodata = {
  id: 'geodata',
  title: 'portals for geographic data',
  strong:
    'geodata_portal spatial_data_infrastructure geoportal shapefiles map_layers_publish geonode geoserver gis_data_share wms publish_geodata layers_city_departments spatial_data_portal geographic_data gis_department gis_utility pipes_valves qgis layers_shapefiles qgis_project departments_layers aerial_picture_pipes',
  weak: 'layer shapefile gis metadata style coordinate wms raster qgis wfs aerial pipe valve department',
  told: 'map layers gis geodata shapefile wms municipality parcels cadastre metadata portal download coordinate aerial planning department publish qgis polygons features viewer open search services thematic style',
  things: ['layer', 'map', 'dataset', 'document'],
  people: ['surveyors', 'planners', 'citizens', 'researchers'],
  field: 'geographic information',
  features: [
    {
      id: 'upload-vector-raster-layers',
      name: 'Upload vector and raster layers',
      size: 'L',
      skill: 'upload',
      said: 'upload shapefile geotiff layer',
      asked:
        'upload_shapefile upload_layer load_aerial put_layer import_gpx drop_geotiff upload_parcels load_geojson load_shapefile upload_departments',
    },
    {
      id: 'compose-maps-layers',
      name: 'Compose maps from layers',
      size: 'M',
      skill: 'map',
      said: 'map compose layer viewer',
      asked:
        'join_layers build_map combine_layers turn_layers switch_layers lay_layers choose_background mix_layers show_layers open_page see_layers see_pipes',
    },
    {
      id: 'search-catalogue-data',
      name: 'Search a catalogue of data',
      size: 'M',
      skill: 'search',
      said: 'search catalogue find search_place search_topic',
      asked: 'find_data search_map find_flood_map find_layer search_keyword look_exists search_place find_plan',
    },
    {
      id: 'describe-data-metadata',
      name: 'Describe data with metadata',
      size: 'M',
      skill: 'forms',
      said: 'metadata describe standard catalogue_metadata',
      asked:
        'write_made describe_layer write_year enter_source fill_metadata see_old write_origin explain_fields see_surveyed',
    },
    {
      id: 'style-layers-legends',
      name: 'Style layers with legends',
      size: 'M',
      skill: 'themes',
      said: 'style colour legend symbol',
      asked: 'choose_colours draw_legend change_symbol set_colour show_legend paint_red change_line',
    },
    {
      id: 'set-permissions-layer-group',
      name: 'Set permissions by layer and group',
      size: 'M',
      skill: 'roles',
      said: 'permission group who_may',
      asked:
        'limit_layer decide_sees hide_pipes give_rights see_department_layer lock_layer restrict_layer assign_role share_department hide_externals limit_externals see_externals',
    },
    {
      id: 'serve-data-wms-wfs-other',
      name: 'Publish OGC services such as WMS and WFS',
      size: 'M',
      skill: 'api',
      said: 'wms wfs service standard',
      asked:
        'open_qgis use_wms connect_qgis serve_wfs load_arcgis use_data_program publish_service call_layer read_gis',
    },
    {
      id: 'edit-features-browser',
      name: 'Edit features in the browser',
      size: 'M',
      skill: 'drawing',
      said: 'edit draw feature',
      asked:
        'draw_parcel move_border change_point draw_polygon correct_border add_tree type_attribute edit_point delete_point draw_line draw_path draw_road draw_building',
    },
    {
      id: 'download-data-several-formats',
      name: 'Download data in several formats',
      size: 'S',
      skill: 'import-export',
      said: 'download export format',
      asked:
        'download_layer export_geojson save_kml download_csv take_data export_shapefile download_parcels copy_data save_excel',
    },
    {
      id: 'build-dashboards-map-stories',
      name: 'Build dashboards and map stories',
      size: 'M',
      skill: 'dashboard',
      said: 'dashboard story chart map_stories dashboards',
      asked:
        'tell_story build_dashboard show_map_text scroll_map write_map_story show_numbers_map put_text_map draw_diagram_map explain_map create_story write_story',
    },
    {
      id: 'filter-query-data-map',
      name: 'Show details on click and filter data',
      size: 'M',
      skill: 'filters',
      said: 'filter query attribute',
      asked:
        'click_parcel filter_year show_certain_streets count_trees_district see_owner_parcel ask_map select_area filter_map see_trees_sick query_layer click_year click_details show_attributes',
    },
    {
      id: 'measure-print-maps',
      name: 'Measure and print maps',
      size: 'S',
      skill: 'pdf',
      said: 'print measure',
      asked:
        'measure_distance print_map measure_area measure_metres save_map_pdf print_plan work_out_area print_a3 print_frame',
    },
    {
      id: 'attach-documents-maps',
      name: 'Attach documents to maps',
      size: 'S',
      skill: 'attachments',
      said: 'document photo',
      asked:
        'attach_photo put_plan_pdf add_document hang_document link_pdf attach_building_plan upload_document attach_permit',
    },
    {
      id: 'harvest-remote-services',
      name: 'Harvest remote services',
      size: 'M',
      skill: 'sync',
      said: 'harvest remote catalogue',
      asked:
        'fetch_state_data pull_neighbour copy_federal fetch_remote take_ministry link_server read_foreign_catalogue fetch_night',
    },
    {
      id: 'comment-rate-data',
      name: 'Comment on and rate data',
      size: 'S',
      skill: 'ratings',
      said: 'rate comment',
      asked:
        'say_wrong write_comment report_mistake rate_data give_stars tell_mistake write_border_wrong discuss_layer tell_wrong',
    },
    {
      id: 'approve-data-before-publication',
      name: 'Approve data before publication',
      size: 'S',
      skill: 'approval',
      said: 'approve publish',
      asked:
        'check_before approve_layer release_layer look_boss confirm_before publish_checked check_surveyor stop_publishing',
    },
    {
      id: 'group-data-themes-regions',
      name: 'Group data by themes and regions',
      size: 'S',
      skill: 'categories',
      said: 'category region keyword',
      asked: 'sort_topic sort_district group_layers put_topic sort_region find_topic tag_layers order_topic',
    },
    {
      id: 'show-data-over-time-3d',
      name: 'Show data over time and in 3D',
      size: 'M',
      skill: 'charts',
      said: 'time 3d',
      asked: 'see_years compare_years see_3d show_before_after turn_buildings see_grown look_1950 show_heights',
    },
    {
      id: 'sign-single-sign',
      name: 'Sign in with single sign-on',
      size: 'M',
      skill: 'single-sign-on',
      said: 'ldap oauth',
      asked:
        'use_company_account log_company_account sign_work_account use_work_password use_office_login sign_google log_microsoft',
    },
    {
      id: 'search-address',
      name: 'Search addresses and places',
      about: 'A street or a number brings the map there.',
      why: 'everybody begins with an address',
      size: 'S',
      skill: 'search',
      asked: 'search_street find_address search_address find_parcel jump_street',
    },
    {
      id: 'draw-share',
      name: 'Draw on the map and share by link',
      about: 'A sketch goes with the map as a link.',
      why: 'a place is shown quicker than told',
      size: 'S',
      skill: 'share-link',
      asked: 'draw_redline send_link share_link draw_map',
      said: 'redline',
    },
    {
      id: 'locate-gps',
      name: 'Locate by GPS on the phone',
      about: 'The map shows where one stands.',
      why: "the pipe lies under one's feet",
      size: 'S',
      skill: 'mobile',
      asked: 'use_gps stand_trench see_position locate_gps',
      said: 'phone_gps',
    },
    {
      id: 'publish-projects',
      name: 'Publish projects from desktop GIS',
      about: 'The project of the desktop is the page.',
      why: 'nobody styles twice',
      size: 'M',
      asked: 'publish_qgis take_project publish_project load_qgis use_project',
      said: 'qgis_project',
    },
    {
      id: 'process-server',
      name: 'Process data on the server',
      about: 'Jobs run near the data and wait in a queue.',
      why: 'terabytes do not travel',
      size: 'L',
      asked: 'process_server run_job compute_index queue_job cut_region run_notebook',
    },
  ],
} satisfies Kind;
