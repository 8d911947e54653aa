# The rules, the protocol and the engine as a package for other projects: `cmake --install`, then
# find_package(barracuda) or pkg-config. tests/package is such a project.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(packaged base rules picture ubi engine)  # what the three need is among them
set(headers ${CMAKE_INSTALL_INCLUDEDIR}/barracuda)
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/barracuda)

foreach(name IN LISTS packaged)
    set_target_properties(barracuda_${name} PROPERTIES EXPORT_NAME ${name})
    install(TARGETS barracuda_${name} EXPORT barracuda COMPONENT library)
    install(DIRECTORY src/${name} DESTINATION ${headers} COMPONENT library FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(EXPORT barracuda NAMESPACE barracuda:: DESTINATION ${config} COMPONENT library)

# The headers pass vectors in the registers that the processor has, so code that includes them must be
# compiled for the same one. GCC's note about that (-Wpsabi) is switched off.
set(needed_flags -Wno-psabi)
string(REGEX MATCH "-march=[^ ]+" processor "${CMAKE_CXX_FLAGS}")
if(BARRACUDA_NATIVE)
    set(processor -march=native)
endif()
list(APPEND needed_flags ${processor})
target_compile_options(barracuda_base INTERFACE "$<INSTALL_INTERFACE:${needed_flags}>")
target_compile_features(barracuda_base INTERFACE cxx_std_20)
list(JOIN needed_flags " " needed_flags)

file(CONFIGURE OUTPUT barracuda-config.cmake @ONLY CONTENT [=[
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/barracuda.cmake)
]=])
write_basic_package_version_file(barracuda-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    ${PROJECT_BINARY_DIR}/barracuda-config.cmake ${PROJECT_BINARY_DIR}/barracuda-config-version.cmake
    DESTINATION ${config} COMPONENT library)

file(CONFIGURE OUTPUT barracuda.pc @ONLY CONTENT [=[
prefix=${pcfiledir}/../..
Name: barracuda
Description: The rules of the board game Barragoon, its engine protocol and an engine
Version: @PROJECT_VERSION@
Cflags: -std=c++20 @needed_flags@ -I${prefix}/@CMAKE_INSTALL_INCLUDEDIR@/barracuda
Libs: -L${prefix}/@CMAKE_INSTALL_LIBDIR@ -lbarracuda_engine -lbarracuda_ubi -lbarracuda_picture -lbarracuda_rules -lbarracuda_base -pthread
]=])
# In lib or lib64, beside the libraries; the prefix is two folders up, wherever it is moved.
install(FILES ${PROJECT_BINARY_DIR}/barracuda.pc DESTINATION lib/pkgconfig COMPONENT library)

# The program for users: tools/package makes a .deb of two builds, this one for any processor and one for
# those with AVX2 (BARRACUDA_FASTER), to which the first hands over (src/cli/installation.hpp).
if(BARRACUDA_FASTER)
    install(PROGRAMS $<TARGET_FILE:barracuda> DESTINATION lib/barracuda RENAME barracuda-x86-64-v3 COMPONENT program)
    return()
endif()
install(TARGETS barracuda COMPONENT program)
install(DIRECTORY build/web/ DESTINATION share/barracuda/web COMPONENT program OPTIONAL)
install(FILES ${PROJECT_BINARY_DIR}/barracuda.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program OPTIONAL)
install(FILES packaging/barracuda.service DESTINATION lib/systemd/system COMPONENT program)
install(FILES LICENSE DESTINATION share/doc/barracuda RENAME copyright COMPONENT program)
include(cmake/deb.cmake)
