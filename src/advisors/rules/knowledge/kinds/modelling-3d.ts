import type { Kind } from '../kind.ts';

export const modelling3d = {
  id: 'modelling-3d',
  title: '3D modelling and rendering tools',
  strong:
    '3d_modelling 3d_modeling 3d_models 3d_model modelling_3d 3d_modeller 3d_modeler blender wings_3d wings3d maya 3ds_max cinema_4d zbrush sketchup houdini polygon_mesh mesh meshes mesh_editing vertices vertices_edges faces_edges extrude_faces extrude subdivision_surface sculpting_clay_screen digital_sculpting uv_unwrap uv_unwrapping uv_map uv_maps raytracing ray_tracing path_tracing render_engine render_scene rendering_scene renderer rigging armature bones_skin rig_character character_rig low_poly high_poly retopology boolean_mesh gltf fbx obj_file obj_fbx texture_painting normal_map shader shaders shader_nodes hdri cg_artist game_assets three_dimensional_model three_dimensional three_dimensions build_room_3d spaceship_model stl_model',
  weak: '3d model render texture polygon sculpt rig bone lighting camera material geometry scene shader surface',
  told: '3d model render sculpt texture polygon bones camera light material surface scene shape character clay shadow glass game figure dragon',
  things: ['model', 'scene', 'object', 'material', 'render'],
  people: ['3D artists', 'modellers', 'game developers', 'architects'],
  field: 'computer graphics and modelling',
  features: [
    {
      id: 'edit-meshes',
      name: 'Model with polygon meshes',
      about: 'Points, edges and faces are extruded, bevelled, cut and joined.',
      why: 'every shape begins as a mesh',
      size: 'L',
      said: 'mesh extrude bevel polygons',
      asked:
        'pull_faces pull_corner_shape cut_edge_loop trim_edges_bevel join_vertices build_model_cube split_faces select_points_mesh',
    },
    {
      id: 'render-images',
      name: 'Render images by ray tracing',
      about: 'Light, glass and shadows are calculated on processor or graphics card.',
      why: 'the picture is what people see',
      size: 'L',
      said: 'render ray_tracing photorealistic',
      asked:
        'produce_scene_render calculate_realistic_image produce_photo_model see_reflection_glass generate_final_picture use_graphics_card_render reduce_noise_image show_shadows_real',
    },
    {
      id: 'assign-materials',
      name: 'Build materials with shader nodes',
      about: 'Metal, glass, skin and wood are mixed from nodes and textures.',
      why: 'surface tells what a thing is made of',
      size: 'L',
      said: 'material shader texture nodes',
      asked:
        'assign_material create_glass_surface put_wood_texture mix_shader_nodes change_shiny_metal choose_skin_look set_roughness apply_brick_image',
    },
    {
      id: 'unwrap-uv',
      name: 'Unwrap surfaces to UV maps',
      about: 'Seams are marked and the skin is laid flat and packed.',
      why: 'a flat picture must lie on a round body',
      size: 'M',
      said: 'uv unwrap seams',
      asked:
        'peel_surface_seams mark_seams unfold_model_flat pack_uv_islands lay_skin_flat see_checker_stretch place_picture_body edit_uv',
    },
    {
      id: 'light-scenes',
      name: 'Light scenes by lamps and skies',
      about: 'Sun, lamps, glowing objects and panorama images light a scene.',
      why: 'light makes the mood',
      size: 'M',
      said: 'lights lamps hdri sun',
      asked:
        'place_lamp set_sun_angle use_hdri_sky move_light_scene add_evening_light change_shadow_softness show_lamp_effect show_neon_glow',
    },
    {
      id: 'set-cameras',
      name: 'Set cameras with lens and focus',
      about: 'Views, focal length, depth of field and paths are kept.',
      why: 'a scene lives by its viewpoint',
      size: 'S',
      said: 'camera lens viewpoint walk_through',
      asked:
        'place_camera choose_lens blur_background_focus save_viewpoint fly_building move_camera_path set_picture_section follow_car_camera',
    },
    {
      id: 'rig-characters',
      name: 'Rig characters with bones',
      about: 'Bones, weights and inverse kinematics move the skin.',
      why: 'a figure without joints is a statue',
      size: 'L',
      said: 'rig bones armature skin_weights',
      asked:
        'prepare_character_rig add_bones_figure attach_skin_skeleton paint_weights move_hand_arm create_control_handles set_figure_pose set_joint_limits',
    },
    {
      id: 'animate-keyframes',
      name: 'Animate by keyframes and curves',
      about: 'Values are set on a timeline and eased by curves.',
      why: 'many models are made to move',
      size: 'L',
      said: 'keyframes timeline motion',
      asked:
        'animate_object set_keyframe move_robot_walk edit_motion_curve open_door_time turn_product_round show_timeline repeat_movement',
    },
    {
      id: 'apply-modifiers',
      name: 'Shape by non-destructive modifiers',
      about: 'Mirror, array, subdivision, boolean and bend stay changeable.',
      why: 'ideas change late',
      size: 'M',
      said: 'modifier mirror array boolean',
      asked:
        'mirror_half_model repeat_fence_posts subtract_hole_block divide_surface_finer combine_modifiers increase_wall_thickness switch_modifier change_rounding_later',
    },
    {
      id: 'exchange-model-files',
      name: 'Import and export model formats',
      why: 'games, printers and studios take different files',
      about: 'Models in glTF, FBX, OBJ, STL, USD and other formats are read and written.',
      size: 'M',
      skill: 'import-export',
      said: 'gltf fbx obj stl',
      asked:
        'import_obj export_gltf save_stl_printer load_fbx_model send_game_engine bring_cad_part open_usd_scene convert_model_file',
    },
    {
      id: 'sculpt-clay',
      name: 'Sculpt with brushes',
      about: 'The surface is pushed and smoothed like clay, finer where needed.',
      why: 'faces are not built from cubes',
      size: 'L',
      said: 'sculpt clay brushes',
      asked:
        'sculpt_face push_clay_surface polish_skin_brush draw_wrinkles press_pen_harder squeeze_nose increase_surface_detail mash_clay_dragon',
    },
    {
      id: 'paint-textures',
      name: 'Paint textures on the model',
      about: 'Colours and wear are brushed right on the surface in layers.',
      why: 'flat painting misses the form',
      size: 'M',
      said: 'paint_texture brush_colour',
      asked:
        'paint_model_surface draw_scratches put_rust_metal draw_pattern_body paint_eyes_figure clone_texture use_stencil_image mask_layer_paint',
    },
    {
      id: 'simulate-physics',
      name: 'Simulate cloth, fluids and collisions',
      about: 'Fall, wind, water, smoke and soft bodies are calculated.',
      why: 'nature cannot be set by hand',
      size: 'L',
      said: 'cloth fluid smoke physics',
      asked:
        'simulate_cloth pour_water_glass destroy_wall_pieces move_flag_wind drop_balls_floor show_fire_smoke calculate_collision drop_dress_body',
    },
    {
      id: 'scatter-particles-hair',
      name: 'Grow hair and scatter objects',
      about: 'Fur, grass, trees and crowds are spread over surfaces.',
      why: 'a meadow has ten thousand blades',
      size: 'M',
      said: 'hair fur grass particles scatter',
      asked:
        'grow_hair arrange_fur distribute_trees_hill fill_meadow_grass throw_stones_ground distribute_leaves plant_forest throw_sparks',
    },
    {
      id: 'keep-asset-library',
      name: 'Keep an asset library',
      about: 'Models, materials and poses are dragged from a browser and linked.',
      why: 'chairs are not modelled twice',
      size: 'M',
      skill: 'catalogue',
      said: 'asset_library reuse_models',
      asked:
        'drag_asset_scene find_chair_model save_material_library reuse_tree link_shared_object browse_poses tag_assets download_free_models',
    },
    {
      id: 'preview-viewport',
      name: 'Preview shading in the viewport',
      about: 'Wire, solid, textured and lit views turn in real time.',
      why: 'waiting for renders breaks the work',
      size: 'M',
      said: 'viewport real_time preview',
      asked:
        'preview_shading turn_model_view show_wireframe see_material_live rotate_scene zoom_part isolate_object compare_views',
    },
    {
      id: 'organise-scene',
      name: 'Organise scenes in collections',
      about: 'Objects lie in a tree with visibility, parents and names.',
      why: 'scenes grow to thousands of parts',
      size: 'S',
      skill: 'tree',
      said: 'outliner collections parents',
      asked:
        'group_objects hide_parts_scene name_objects show_object_tree attach_wheel_car lock_object find_object_name switch_collections',
    },
    {
      id: 'generate-procedural',
      name: 'Generate geometry by nodes',
      about: 'Rules and numbers build walls, stairs and cities anew.',
      why: 'variants should cost one slider',
      size: 'L',
      said: 'geometry_nodes procedural parametric',
      asked:
        'generate_building_rules change_stairs_slider create_city_nodes build_terrain_noise change_windows_random connect_nodes calculate_pattern_surface multiply_variants',
    },
    {
      id: 'model-curves-text',
      name: 'Model with curves and text',
      about: 'Outlines are swept, turned and given depth.',
      why: 'pipes, vases and signs start as lines',
      size: 'M',
      said: 'curves spline text_3d lathe',
      asked:
        'turn_vase_outline sweep_pipe_path write_raised_letters draw_cable_curve give_depth_logo import_svg_outline rotate_profile follow_curve_shape',
    },
    {
      id: 'composite-renders',
      name: 'Composite rendered passes',
      about: 'Layers such as shadow, depth and masks are mixed and graded.',
      why: 'colour is changed faster after rendering',
      size: 'M',
      said: 'compositing passes post',
      asked:
        'mix_passes correct_render_colour add_glow combine_photo_model mask_object_later place_model_footage grade_shot insert_fog_depth',
    },
    {
      id: 'render-farm',
      name: 'Distribute rendering over machines',
      about: 'Frames are queued and shared, and failed ones are tried again.',
      why: 'a film has thousands of frames',
      size: 'M',
      said: 'render_farm queue batch',
      asked:
        'distribute_rendering queue_frames calculate_frames_night share_frames_computers retry_failed_frame run_headless_render see_render_progress use_spare_machines',
    },
    {
      id: 'extend-python-addons',
      name: 'Extend by scripts and add-ons',
      about: 'Tools, importers and panels are written in Python.',
      why: 'each studio has its own pipeline',
      size: 'M',
      skill: 'plugins',
      said: 'python addon script',
      asked:
        'write_addon run_python_script install_extension automate_export add_panel_tool share_plugin change_models_script create_shortcut_tool',
    },
    {
      id: 'check-print-models',
      name: 'Check models for 3D printing',
      about: 'Holes, thin walls and turned faces are found and mended.',
      why: 'a leaky mesh will not print',
      size: 'S',
      said: 'watertight printable thin_walls',
      asked:
        'check_model_printable close_holes_mesh find_thin_walls fix_normals measure_wall_thickness set_size_millimetre test_overhang repair_leaky_model',
    },
  ],
} satisfies Kind;
