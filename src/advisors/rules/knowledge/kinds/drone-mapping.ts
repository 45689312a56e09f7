import type { Kind } from '../kind.ts';

export const droneMapping = {
  id: 'drone-mapping',
  title: 'maps and models from drone images',
  strong:
    'drone_images drone_photos orthophoto aerial_photos photogrammetry drone_survey point_cloud drone_mapping pictures_drone_map fly_drone elevation_model webodm flights_field',
  weak: 'drone image map flight elevation model volume gps stitch aerial',
  told: 'drone flight pictures orthophoto elevation surface model terrain field site volume measure stitch point cloud compare months surveyor gravel pit contour forest roof 3d overlap gcp tiles',
  things: ['project', 'image', 'model', 'task'],
  people: ['surveyors', 'pilots', 'farmers', 'engineers'],
  field: 'aerial surveying',
  features: [
    {
      id: 'stitch-drone-images-into-orthophoto',
      name: 'Stitch drone images into an orthophoto',
      about: 'Overlapping pictures become one measurable map.',
      why: 'single pictures cannot be measured',
      size: 'L',
      said: 'stitch orthophoto map images',
      asked:
        'stitch_pictures join_pictures put_together_pictures turn_pictures_map merge_images build_map glue_pictures combine_photos',
    },
    {
      id: 'create-3d-models-point-clouds',
      name: 'Create 3D models and point clouds',
      about: 'The same pictures give the shape of ground and buildings.',
      why: 'plans need the third dimension',
      size: 'L',
      said: '3d model point_cloud',
      asked: 'turn_round_building see_3d build_model see_roof_sides create_point_cloud rotate_model see_house_round',
    },
    {
      id: 'create-elevation-models-contours',
      name: 'Create elevation models and contours',
      about: 'Heights are computed for surface and ground.',
      why: 'planners need slopes for drainage and earthworks',
      size: 'M',
      said: 'elevation contour height terrain',
      asked:
        'see_height draw_contours see_slope calculate_height see_water_runs see_steep compute_elevation measure_height see_hills show_height_lines',
    },
    {
      id: 'measure-distance-area-volume',
      name: 'Measure distance, area and volume',
      about:
        'Drawn lines and outlines give metres, square metres and cubic metres above a chosen base, with the error stated.',
      why: 'heaps of gravel are paid by volume',
      size: 'M',
      skill: 'calculation',
      said: 'measure volume area distance',
      asked:
        'measure_heap measure_area measure_distance calculate_volume see_cubic see_big_field count_hectares work_out_gravel measure_roof measure_gravel measure_pile count_tons count_gravel work_out_volume',
    },
    {
      id: 'improve-accuracy-ground-control-points',
      name: 'Improve accuracy by ground control points',
      about:
        'Points with known coordinates are marked in the images, and the report shows the remaining error of each.',
      why: 'a map off by two metres is useless for building',
      size: 'M',
      said: 'control_point accuracy gps',
      asked:
        'enter_control_points mark_points click_targets set_points improve_accuracy add_measured_points correct_position lay_targets put_markers import_points enter_points',
    },
    {
      id: 'calculate-plant-health',
      name: 'Calculate plant health',
      about: 'An index such as NDVI is worked out from the bands, coloured by a scale and cut to the field.',
      why: 'stress shows in infrared weeks before the eye sees it',
      size: 'M',
      skill: 'calculation',
      said: 'plant_health ndvi crop',
      asked:
        'see_crop_sick see_green see_plants_thirsty calculate_ndvi find_dry see_weak_spots see_plants_weak show_disease find_weeds see_plants_sick find_sick',
    },
    {
      id: 'show-results-map-browser',
      name: 'Show results on a map in the browser',
      about: 'Orthophoto, height model and points lie over a base map as layers that can be switched and faded.',
      why: 'clients have no program for files of ten gigabytes',
      size: 'M',
      skill: 'map',
      said: 'map view layer',
      asked: 'see_browser see_map zoom_map open_browser show_layers switch_layers look_map view_result',
    },
    {
      id: 'organise-projects-tasks',
      name: 'Organise projects and tasks',
      about: 'A project holds its flights as tasks with date, images, state and results, sorted by client or site.',
      why: 'results of forty flights cannot be told apart by file name',
      size: 'M',
      skill: 'categories',
      said: 'project task',
      asked:
        'sort_projects keep_flights sort_customer group_flights find_old_project put_flights_project name_project sort_field keep_customers_apart',
    },
    {
      id: 'export-geotiff-las-other-formats',
      name: 'Export GeoTIFF, LAS and other formats',
      about: 'Orthophoto, height model and point cloud leave with their coordinate system at a chosen resolution.',
      why: 'planners go on working in their own GIS and CAD',
      size: 'M',
      said: 'export geotiff las',
      asked:
        'export_geotiff give_gis save_dxf export_cad open_qgis download_las load_autocad send_engineer_file export_files give_autocad give_file',
    },
    {
      id: 'share-maps-models-link',
      name: 'Share maps and models by link',
      about: 'The viewer opens map or model without an account, allows measuring or not, and closes on a date.',
      why: 'clients want to see the site and not install a program',
      size: 'S',
      skill: 'share-link',
      said: 'share client link',
      asked:
        'send_link share_link show_customer send_customer show_client give_link open_link look_without_program share_map',
    },
    {
      id: 'process-several-nodes',
      name: 'Process on several nodes',
      about: 'Large jobs are split over machines.',
      why: 'a thousand pictures take all night',
      size: 'M',
      said: 'node queue cluster faster',
      asked:
        'split_machines calculate_faster use_computers compute_cloud run_server share_computers add_computer split_job run_cluster',
    },
    {
      id: 'compare-flights-over-time',
      name: 'Compare flights over time',
      about: 'Two dates lie side by side or under a slider, and the difference in height is coloured.',
      why: 'progress and lost volume show only between two flights',
      size: 'M',
      said: 'compare change time',
      asked:
        'compare_flights compare_month see_changed see_before_after see_grown see_progress put_side see_heap_smaller compare_spring',
    },
    {
      id: 'set-users-permissions',
      name: 'Set users and permissions',
      size: 'M',
      skill: 'roles',
      said: 'user permission',
      asked:
        'give_rights limit_rights decide_edit assign_role restrict_access limit_change stop_everybody_changing give_colleague_rights',
    },
    {
      id: 'write-reports-surveys',
      name: 'Write reports of surveys',
      about: "A report holds map, accuracy, flight data and measured values in a fixed layout with the firm's head.",
      why: 'a survey without stated accuracy is not accepted',
      size: 'S',
      skill: 'pdf',
      said: 'report quality',
      asked: 'write_report print_report report_accuracy give_customer_report prove_accuracy print_map summarise_flight',
    },
    {
      id: 'choose-presets-processing',
      name: 'Choose presets of processing',
      about:
        'A preset sets resolution, point density and filters for field, building or forest and is stored under a name.',
      why: 'wrong settings are noticed after ten hours of computing',
      size: 'S',
      skill: 'templates',
      said: 'preset option setting',
      asked:
        'choose_preset set_quality choose_fast choose_settings save_settings remember_settings set_resolution use_same_settings',
    },
    {
      id: 'annotate-draw-maps',
      name: 'Annotate and draw on maps',
      about: 'Points, lines and areas with text and colour keep their coordinates and appear in export and report.',
      why: 'a crack in the roof must be found again on site',
      size: 'M',
      skill: 'drawing',
      said: 'annotate mark',
      asked: 'draw_map mark_damage write_map draw_line put_note_map mark_crack draw_boundary mark_tree',
    },
    {
      id: 'plan-flights',
      name: 'Plan flights',
      about:
        'Height, overlap and area give flight lines, number of images and battery changes, and no-fly zones are marked.',
      why: 'gaps between images leave holes in the map',
      size: 'M',
      said: 'plan flight route',
      asked:
        'plan_flight plan_route fly_itself draw_route set_height_flight fly_lines choose_overlap fly_same_route calculate_battery draw_flies',
    },
    {
      id: 'extend-plugins',
      name: 'Extend with plugins',
      size: 'M',
      skill: 'plugins',
      said: 'plugin',
      asked:
        'write_extension add_extension install_addon add_plugin write_plugin build_function load_extension extend_ourselves',
    },
    {
      id: 'use-api',
      name: 'Use an API',
      size: 'M',
      skill: 'api',
      said: 'api',
      asked:
        'fetch_script call_script ask_program connect_program program_interface talk_systems pass_program push_program',
    },
  ],
} satisfies Kind;
