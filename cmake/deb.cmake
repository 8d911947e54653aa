# For cpack, which tools/package runs: one .deb from the builds `portable` and `modern`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME barracuda)
set(CPACK_PACKAGE_CONTACT "The Barracuda authors <barracuda@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "play and analyse the board game Barragoon")
set(CPACK_PACKAGE_DESCRIPTION
    "Play at the terminal or in the browser, against people or the computer, analyse games with the engine,\n and run a server for games over the network.")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_CMAKE_PROJECTS
    "${PROJECT_BINARY_DIR};barracuda;program;/"
    "${PROJECT_SOURCE_DIR}/build/modern;barracuda;program;/")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/packaging/postinst ${PROJECT_SOURCE_DIR}/packaging/prerm ${PROJECT_SOURCE_DIR}/packaging/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
