# The tests, the fuzz targets and the programs that tools run.

# One test program NAME_test from every tests/NAME/*_test.cpp.
function(barracuda_tests name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${name}/*_test.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${name}_test ${sources})
    target_include_directories(${name}_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${name}_test PRIVATE
        TEST_DATA_DIR="${PROJECT_SOURCE_DIR}/tests/data")
    target_link_libraries(${name}_test PRIVATE ${arg_DEPENDS} GTest::gtest_main)
    target_compile_options(${name}_test PRIVATE ${quick_to_compile})
    if(NOT CMAKE_UNITY_BUILD)
        target_precompile_headers(${name}_test PRIVATE <gtest/gtest.h> <algorithm> <ranges>)
    endif()
    gtest_discover_tests(${name}_test
        TEST_PREFIX ${name}.
        DISCOVERY_MODE PRE_TEST
        DISCOVERY_TIMEOUT 120
        PROPERTIES TIMEOUT 900 ${barracuda_${name}_test_properties})
endfunction()

# A PostgreSQL server that runs as long as any test of the store or the server. The path of its socket
# must be short, and not inside a folder that its user may not enter.
function(barracuda_postgres)
    string(MD5 place ${PROJECT_BINARY_DIR})
    string(SUBSTRING ${place} 0 8 place)
    set(folder /tmp/barracuda-postgres-${place})
    set(tool ${PROJECT_SOURCE_DIR}/tools/postgres)
    add_test(NAME postgres.start COMMAND ${tool} start ${folder} fsync=off)
    add_test(NAME postgres.stop COMMAND ${tool} stop ${folder})
    set_tests_properties(postgres.start PROPERTIES FIXTURES_SETUP postgres)
    set_tests_properties(postgres.stop PROPERTIES FIXTURES_CLEANUP postgres)
    foreach(layer store server)
        set(barracuda_${layer}_test_properties
            FIXTURES_REQUIRED postgres
            ENVIRONMENT "BARRACUDA_POSTGRES=postgresql://barracuda@/postgres?host=${folder}"
            PARENT_SCOPE)
    endforeach()
endfunction()

# One program per tests/fuzz/NAME_fuzz.cpp.
function(barracuda_fuzz_targets)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "DEPENDS")
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        add_executable(${name} ${source})
        target_link_libraries(${name} PRIVATE ${arg_DEPENDS})
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    endforeach()
    # The layers whose coverage guides the fuzzer: those that parse, and what they build on.
    foreach(layer base rules play ubi engine wasm trainer server client)
        target_compile_options(barracuda_${layer} PRIVATE -fsanitize=fuzzer-no-link)
    endforeach()
endfunction()

# The slow second implementation sees neither src nor the kit of the tests: it must stay independent.
barracuda_library(reference ROOT tests)
barracuda_library(kit ROOT tests DEPENDS barracuda::rules)
target_compile_definitions(barracuda_kit PRIVATE BARRACUDA_TOOLS="${PROJECT_SOURCE_DIR}/tools")

# Only when asked for by name.
add_executable(engine_alone EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/speed/engine_alone.cpp)
target_link_libraries(engine_alone PRIVATE barracuda::engine)

if(BARRACUDA_TESTS)
    enable_testing()
    find_package(GTest REQUIRED)
    include(GoogleTest)
    barracuda_postgres()
    barracuda_tests(reference DEPENDS barracuda::reference)
    foreach(layer IN LISTS layers)
        barracuda_tests(${layer} DEPENDS barracuda::${layer} barracuda::kit barracuda::reference)
    endforeach()
    # tests/engine/listing_test.cpp stands in for this function of the rules.
    target_link_options(engine_test PRIVATE LINKER:--wrap=_ZNK9barracuda4Game13legal_actionsEv)
    # The client plays against the real server.
    target_link_libraries(client_test PRIVATE barracuda::server)
    # For `tools/check tsan`: the tests of the engine in which threads meet, and no others, so that little
    # has to be built.
    add_executable(threads_test EXCLUDE_FROM_ALL
        tests/engine/threads_test.cpp tests/engine/loop_test.cpp tests/engine/loop_search_test.cpp)
    target_include_directories(threads_test PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(threads_test PRIVATE barracuda::engine GTest::gtest_main)
    # Compares the speed of the two implementations of the rules.
    add_executable(bench_rules ${PROJECT_SOURCE_DIR}/tests/speed/bench_rules.cpp)
    target_link_libraries(bench_rules PRIVATE barracuda::kit barracuda::reference fmt::fmt)
    # tools/peers compares the server with these; only when asked for by name.
    add_executable(relay EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/speed/relay.cpp)
    target_link_libraries(relay PRIVATE barracuda::network)
    add_executable(relay_load EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/speed/relay_load.cpp)
    target_link_libraries(relay_load PRIVATE barracuda::cli)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        add_test(NAME package.consumer COMMAND
            ${PROJECT_SOURCE_DIR}/tests/package/check.sh ${PROJECT_BINARY_DIR} ${PROJECT_BINARY_DIR}/package)
    endif()
    # Makes tests/data/solved.txt; only when asked for by name.
    add_executable(make_solved EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/solved/main.cpp)
    target_link_libraries(make_solved PRIVATE barracuda::kit barracuda::reference)
    # Makes a database for tests/data/store; only when asked for by name.
    add_executable(make_keepsake EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/keepsake/main.cpp)
    target_include_directories(make_keepsake PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(make_keepsake PRIVATE TEST_DATA_DIR="")
    target_link_libraries(make_keepsake PRIVATE barracuda::store GTest::gtest)
    # For tools/chaos.
    add_executable(store_chaos EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/chaos/store.cpp)
    target_include_directories(store_chaos PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(store_chaos PRIVATE barracuda::store)
    add_executable(server_chaos ${PROJECT_SOURCE_DIR}/tests/chaos/server.cpp)
    target_include_directories(server_chaos PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(server_chaos PRIVATE barracuda::client barracuda::server barracuda::kit)
    target_compile_options(server_chaos PRIVATE ${quick_to_compile})
    add_executable(bad_wire EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/chaos/wire.cpp)
    target_link_libraries(bad_wire PRIVATE barracuda::base)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        add_test(NAME chaos.server COMMAND ${PROJECT_SOURCE_DIR}/tools/chaos server 10)
        set_tests_properties(chaos.server PROPERTIES ENVIRONMENT BARRACUDA_BUILT=${PROJECT_BINARY_DIR})
    endif()
    if(TARGET cli_test AND TARGET barracuda)
        # These tests drive the real program, also through a pseudo-terminal (forkpty: libutil).
        target_link_libraries(cli_test PRIVATE util)
        add_dependencies(cli_test barracuda)
        target_compile_definitions(cli_test PRIVATE BARRACUDA_PROGRAM="$<TARGET_FILE:barracuda>")
    endif()
endif()

if(BARRACUDA_FUZZ)
    barracuda_fuzz_targets(DEPENDS
        barracuda::rules barracuda::play barracuda::ubi barracuda::wasm barracuda::trainer barracuda::server
        barracuda::client barracuda::kit barracuda::reference)
endif()
